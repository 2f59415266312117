extension MemoryState {
  /// Returns the next card to turn for a player who remembers some of the cards, and to whom all others look alike.
  ///
  /// - Parameters:
  ///   - known: The positions, among those that were face up at some time, whose cards the player remembers.
  ///   - choose: Returns one of several cards that look the same to the player.
  func goodCard(
    knowing known: Set<GridPosition>, choose: ([GridPosition]) -> GridPosition? = \.first
  ) -> GridPosition? {
    let left = positions.filter { canTurn($0) }
    let remembered = left.filter(known.contains)
    func partner(of position: GridPosition) -> GridPosition? {
      remembered.first { $0 != position && cards[$0.index].pair == cards[position.index].pair }
    }
    let unknown = left.filter { !known.contains($0) }
    guard let open = faceUp.first else {
      return remembered.first { partner(of: $0) != nil } ?? choose(unknown) ?? choose(left)
    }
    return partner(of: open) ?? choose(unknown) ?? choose(left)
  }
}
