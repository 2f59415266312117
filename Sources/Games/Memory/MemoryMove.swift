/// An action in the list of moves that determines a game.
package struct MemoryMove: Hashable, Sendable {
  /// The action.
  package enum Action: Hashable, Sendable {
    /// A card was turned over.
    case turn(GridPosition)
    /// Two unmatched cards were turned back, by a tap or when their time was over.
    case turnBack
    /// The last turn was undone.
    case undo
    /// The turn that was undone last was made again.
    case redo
  }

  /// The action.
  package let action: Action
  /// The time played, in milliseconds.
  package let time: Int

  init(_ action: Action, at time: Int) { (self.action, self.time) = (action, time) }
}

extension MemoryMove {
  /// The move as text: "5@1234" for a card, with a letter instead of the number for other actions.
  var text: String {
    switch action {
    case .turn(let position): "\(position.index)@\(time)"
    case .turnBack: "b@\(time)"
    case .undo: "u@\(time)"
    case .redo: "r@\(time)"
    }
  }

  /// Parses a move, or returns `nil` if the text is invalid.
  init?(text: some StringProtocol) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let time = Int(parts[1], radix: 10) else { return nil }
    switch parts[0] {
    case "b": self.init(.turnBack, at: time)
    case "u": self.init(.undo, at: time)
    case "r": self.init(.redo, at: time)
    default:
      guard let index = Int(parts[0], radix: 10) else { return nil }
      self.init(.turn(GridPosition(index: index)), at: time)
    }
    // Reject numbers in another form, such as those with a sign or leading zeros.
    guard self.text == text else { return nil }
  }
}
