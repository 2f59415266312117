/// The groups of squares that are shown as held, by the square that is dragged itself.
nonisolated struct HeldSquares {
  private var groups: [Int: Set<Int>] = [:]

  func isShown(_ lead: Int) -> Bool { groups[lead] != nil }

  /// Shows a group as held, and returns the squares that no group holds any more.
  ///
  /// Another press of the same square before the next frame may take fewer squares along.
  mutating func hold(_ numbers: Set<Int>, ledBy lead: Int) -> Set<Int> {
    let before = groups.updateValue(numbers, forKey: lead)
    return notHeld(before ?? [])
  }

  /// Removes a group, and returns the squares that no group holds any more.
  mutating func release(of lead: Int) -> Set<Int> {
    let before = groups.removeValue(forKey: lead)
    return notHeld(before ?? [])
  }

  private func notHeld(_ numbers: Set<Int>) -> Set<Int> { groups.values.reduce(numbers) { $0.subtracting($1) } }
}
