extension MemoryState {
  package var level: MemoryLevel { deal.level }
  package var positions: [GridPosition] { cards.indices.map(GridPosition.init) }
  /// The face-up cards without a pair, in the order in which they were turned; at most two.
  package var faceUp: [GridPosition] { current.faceUp }
  package var isLocked: Bool { current.faceUp.count == 2 }
  package func isMatched(_ position: GridPosition) -> Bool { current.matched.contains(position) }
  package func isFaceUp(_ position: GridPosition) -> Bool { isMatched(position) || faceUp.contains(position) }
  package var foundCount: Int { current.matched.count / 2 }
  package var player: Int { current.player }
  package var isOver: Bool { current.matched.count == cards.count }

  package var endKind: GameEndKind? {
    guard isOver else { return nil }
    guard deal.playerCount == 2 else { return .won }
    guard let winner else { return .drawn }
    return deal.computer == nil ? .finished : winner == 0 ? .won : .lost
  }
  var winner: Int? {
    let (first, second) = (score(of: 0), score(of: 1))
    return first == second ? nil : first > second ? 0 : 1
  }

  package var progress: Progress { Progress(foundCount, of: level.pairCount) }
  package var score: Int? { deal.playerCount == 1 ? score(of: 0) : nil }
  package var countsAsResult: Bool { deal.playerCount == 1 }
  /// The maximum length of the history: 0, because a history cannot represent what the players have seen.
  package var undoLimit: Int { 0 }
  package func isSuccessor(of earlier: MemoryState) -> Bool { false }
  package var lastMoveTime: Duration { .milliseconds(moves.last?.time ?? 0) }
  package var isValid: Bool { deal.isValid }

  package func canTurn(_ position: GridPosition) -> Bool {
    cards.indices.contains(position.index) && !isLocked && !isFaceUp(position)
  }

  /// Returns the front of a face-up card, or `nil` for any other, so that no caller can reveal a hidden card.
  package func face(at position: GridPosition) -> MemoryFace? {
    guard isFaceUp(position) else { return nil }
    let card = cards[position.index]
    return card.isSecond ? pairs[card.pair].second : pairs[card.pair].first
  }

  package func matchedFace(at position: GridPosition) -> MemoryFace? {
    isMatched(position) ? face(at: position) : nil
  }

  /// Returns whether a card was already face up in an earlier state, and shows another picture since then.
  package func showsOtherPicture(at position: GridPosition, than earlier: MemoryState) -> Bool {
    guard let face = face(at: position), let before = earlier.face(at: position) else { return false }
    return face.drawing != before.drawing
  }

  /// Returns the part of a card's ring that is left at a time in milliseconds, from 0 to 1.
  package func ring(at position: GridPosition, _ time: Int) -> Double {
    Double(rings[position.index].left(at: time)) / Double(MemoryRing.duration)
  }

  /// The time when the second of two unmatched cards was turned, in milliseconds; `nil` unless two are face up.
  var lookStart: Int? { isLocked ? moves.last?.time : nil }
}
