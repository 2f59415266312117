extension MemoryState {
  /// The level, which is the number of pairs.
  package var level: MemoryLevel { deal.level }
  /// The positions of all cards, in reading order.
  package var positions: [GridPosition] { cards.indices.map(GridPosition.init) }
  /// The face-up cards without a pair, in the order in which they were turned; at most two.
  package var faceUp: [GridPosition] { standing.faceUp }
  /// Whether two unmatched cards are face up, so that no other card can be turned.
  package var isLocked: Bool { standing.faceUp.count == 2 }
  /// Returns whether a card has found its pair.
  package func isMatched(_ position: GridPosition) -> Bool { standing.matched.contains(position) }
  /// Returns whether a card is face up, with or without its pair.
  package func isFaceUp(_ position: GridPosition) -> Bool { isMatched(position) || faceUp.contains(position) }
  /// The number of pairs that were found.
  package var foundCount: Int { standing.matched.count / 2 }
  /// The index of the current player.
  package var player: Int { standing.player }
  /// Whether all pairs were found.
  package var isOver: Bool { standing.matched.count == cards.count }

  /// The number of pairs found, of all.
  package var progress: Progress { Progress(foundCount, of: level.pairCount) }
  /// The points of a single player, or `nil` if there are two.
  package var score: Int? { deal.playerCount == 1 ? score(of: 0) : nil }
  /// Whether the game counts as a result: only with a single player.
  package var countsAsResult: Bool { deal.playerCount == 1 }
  /// The maximum length of the history: 0, because a history cannot represent what the players have seen.
  package var undoLimit: Int { 0 }
  /// Returns `false`: a game has no history but its list of moves.
  package func follows(_ earlier: MemoryState) -> Bool { false }
  /// The time of the last move.
  package var lastMoveTime: Duration { .milliseconds(moves.last?.time ?? 0) }
  /// Whether the deal is valid; the moves were checked when they were decoded.
  package var isValid: Bool { deal.isValid }

  /// Returns whether a card can be turned over: it is face down and fewer than two cards are open.
  package func canTurn(_ position: GridPosition) -> Bool {
    cards.indices.contains(position.index) && !isLocked && !isFaceUp(position)
  }

  /// Returns the front of a face-up card, or `nil` for any other, so that no caller can reveal a hidden card.
  package func face(at position: GridPosition) -> MemoryFace? {
    guard isFaceUp(position) else { return nil }
    let card = cards[position.index]
    let pair = deal.theme.pair(card.pair)
    return card.isSecond ? pair.second : pair.first
  }

  /// Returns the front of a matched card, or `nil` for any other, for use while the clock is stopped.
  package func matchedFace(at position: GridPosition) -> MemoryFace? {
    isMatched(position) ? face(at: position) : nil
  }

  /// Returns the rest of a card's ring at a time in milliseconds, from 0 to 1.
  package func ring(at position: GridPosition, _ time: Int) -> Double {
    Double(rings[position.index].left(at: time)) / Double(MemoryRing.duration)
  }

  /// The time when the second of two unmatched cards was turned, in milliseconds, if there are two.
  var lookStart: Int? { isLocked ? moves.last?.time : nil }
}
