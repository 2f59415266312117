/// One entry in the list of everything that was done in a game, from which the game follows.
public struct MemoryMove: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// A card was turned over.
    case turn(GridPosition)
    /// Two unequal cards were turned back, by a tap or because their time was over.
    case turnBack
    /// The last turn was taken back.
    case undo
    /// The turn that was taken back last was made again.
    case redo
  }

  /// What was done.
  public let action: Action
  /// When, in milliseconds of the time played.
  public let time: Int

  init(_ action: Action, at time: Int) { (self.action, self.time) = (action, time) }
}

extension MemoryMove {
  /// The entry as text: '5@1234' for a card, a letter in its place for everything else.
  var text: String {
    switch action {
    case .turn(let position): "\(position.index)@\(time)"
    case .turnBack: "b@\(time)"
    case .undo: "u@\(time)"
    case .redo: "r@\(time)"
    }
  }

  /// Reads an entry; nil for what is none.
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
    // No sign and no zero that is not stored.
    guard self.text == text else { return nil }
  }
}
