extension MemoryState {
  /// The level, which is the number of pairs.
  public var level: MemoryLevel { deal.level }
  /// The positions of all cards, in reading order.
  public var positions: [GridPosition] { cards.indices.map(GridPosition.init) }
  /// The face-up cards without a pair, in the order in which they were turned; at most two.
  public var faceUp: [GridPosition] { standing.faceUp }
  /// Whether two unmatched cards are face up, so that no other card can be turned.
  public var isLocked: Bool { standing.faceUp.count == 2 }
  /// Returns whether a card has found its pair.
  public func isMatched(_ position: GridPosition) -> Bool { standing.matched.contains(position) }
  /// Returns whether a card is face up, with or without its pair.
  public func isFaceUp(_ position: GridPosition) -> Bool { isMatched(position) || faceUp.contains(position) }
  /// The number of pairs that were found.
  public var foundCount: Int { standing.matched.count / 2 }
  /// The index of the current player.
  public var player: Int { standing.player }
  /// Whether all pairs were found.
  public var isOver: Bool { standing.matched.count == cards.count }

  /// The number of pairs found, of all.
  public var progress: Progress { Progress(foundCount, of: level.pairCount) }
  /// The points of a single player, or `nil` if there are two.
  public var score: Int? { deal.playerCount == 1 ? score(of: 0) : nil }
  /// Whether the game counts as a result: only with a single player.
  public var countsAsResult: Bool { deal.playerCount == 1 }
  /// The maximum length of the history: 0, because a history cannot represent what the players have seen.
  public var undoLimit: Int { 0 }
  /// Returns `false`: a game has no history but its list of moves.
  public func follows(_ earlier: MemoryState) -> Bool { false }
  /// The time of the last move.
  public var lastMoveTime: Duration { .milliseconds(moves.last?.time ?? 0) }
  /// Whether the deal is valid; the moves were checked when they were decoded.
  public var isValid: Bool { deal.isValid }

  /// Returns whether a card can be turned over: it is face down and fewer than two cards are open.
  public func canTurn(_ position: GridPosition) -> Bool {
    cards.indices.contains(position.index) && !isLocked && !isFaceUp(position)
  }

  /// Returns the front of a face-up card, or `nil` for any other, so that no caller can reveal a hidden card.
  public func face(at position: GridPosition) -> MemoryFace? {
    guard isFaceUp(position) else { return nil }
    let card = cards[position.index]
    let pair = deal.theme.pair(card.pair)
    return card.isSecond ? pair.second : pair.first
  }

  /// Returns the front of a matched card, or `nil` for any other, for use while the clock is stopped.
  public func matchedFace(at position: GridPosition) -> MemoryFace? {
    isMatched(position) ? face(at: position) : nil
  }

  /// Returns the rest of a card's ring at a time in milliseconds, from 0 to 1.
  public func ring(at position: GridPosition, _ time: Int) -> Double {
    Double(rings[position.index].left(at: time)) / Double(MemoryRing.duration)
  }

  /// The time when the second of two unmatched cards was turned, in milliseconds, if there are two.
  var lookStart: Int? { isLocked ? moves.last?.time : nil }
}
