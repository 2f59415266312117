/// Which squares are shown in hands, by the one that each hand holds itself.
nonisolated struct HeldSquares {
  private var groups: [Int: Set<Int>] = [:]

  /// Whether the hand that holds a square itself is shown.
  func isShown(_ lead: Int) -> Bool { groups[lead] != nil }

  /// Shows a square in a hand, and those that follow it; the answer are squares that no hand has any more.
  ///
  /// Another press of the same square, before the next frame, may take fewer along.
  mutating func hold(_ numbers: Set<Int>, ledBy lead: Int) -> Set<Int> {
    let before = groups.updateValue(numbers, forKey: lead)
    return withoutHand(before ?? [])
  }

  /// Lets go of a square and those that followed it; the answer are the squares that no hand has any more.
  mutating func letGo(of lead: Int) -> Set<Int> {
    let before = groups.removeValue(forKey: lead)
    return withoutHand(before ?? [])
  }

  /// Which of the squares no hand has now.
  private func withoutHand(_ numbers: Set<Int>) -> Set<Int> { groups.values.reduce(numbers) { $0.subtracting($1) } }
}
