/// The groups of squares that are shown as held, by the number of the dragged square.
nonisolated struct HeldSquares {
  private var groups: [Int: Set<Int>] = [:]

  func isShown(_ lead: Int) -> Bool { groups[lead] != nil }

  /// Holds a group, which may be smaller than at an earlier press, and returns the squares that no group holds now.
  mutating func hold(_ numbers: Set<Int>, ledBy lead: Int) -> Set<Int> {
    let before = groups.updateValue(numbers, forKey: lead)
    return notHeld(before ?? [])
  }

  mutating func release(of lead: Int) -> Set<Int> {
    let before = groups.removeValue(forKey: lead)
    return notHeld(before ?? [])
  }

  private func notHeld(_ numbers: Set<Int>) -> Set<Int> { groups.values.reduce(numbers) { $0.subtracting($1) } }
}
