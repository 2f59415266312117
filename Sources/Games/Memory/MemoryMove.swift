package struct MemoryMove: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case turn(GridPosition)
    /// Two unmatched cards were turned back, by a tap or when their time was over.
    case turnBack
    case undo
    case redo
  }

  package let action: Action
  /// The time played, in milliseconds.
  package let time: Int

  init(_ action: Action, at time: Int) { (self.action, self.time) = (action, time) }
}

extension MemoryMove {
  private static let letters: [(action: Action, letter: String)] = [(.turnBack, "b"), (.undo, "u"), (.redo, "r")]

  /// The move as text: "5@1234" for a card, with a letter instead of the number for other actions.
  var text: String {
    let number = if case .turn(let position) = action { "\(position.index)" } else { "" }
    return "\(Self.letters.first { $0.action == action }?.letter ?? number)@\(time)"
  }

  init?(text: some StringProtocol) {
    let parts = text.split(separator: "@")
    guard parts.count == 2, let time = Int(parts[1], radix: 10) else { return nil }
    let turn = Int(parts[0], radix: 10).map { Action.turn(GridPosition(index: $0)) }
    guard let action = Self.letters.first(where: { $0.letter == parts[0] })?.action ?? turn else { return nil }
    self.init(action, at: time)
    // Rejects numbers in another form, such as those with a sign or leading zeros, and further separators.
    guard self.text == text else { return nil }
  }
}
