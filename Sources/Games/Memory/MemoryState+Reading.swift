// What the board looks like now.

extension MemoryState {
  /// How many pairs there are.
  public var level: MemoryLevel { deal.level }
  /// The positions of all cards, in reading order.
  public var positions: [GridPosition] { cards.indices.map(GridPosition.init) }
  /// The cards that are face up and have not found their pair, in the order in which they were turned; two at most.
  public var faceUp: [GridPosition] { standing.faceUp }
  /// Whether two unequal cards are seen, and no other can be turned.
  public var isLocked: Bool { standing.faceUp.count == 2 }
  /// Whether a card has found its pair.
  public func isMatched(_ position: GridPosition) -> Bool { standing.matched.contains(position) }
  /// Whether the front of a card is seen, whether it has found its pair or not.
  public func isFaceUp(_ position: GridPosition) -> Bool { isMatched(position) || faceUp.contains(position) }
  /// How many pairs are found.
  public var foundCount: Int { standing.matched.count / 2 }
  /// Who is to play, counted from zero.
  public var player: Int { standing.player }
  /// Whether all pairs are found.
  public var isOver: Bool { standing.matched.count == cards.count }

  /// The pairs that are found.
  public var progress: Progress { Progress(foundCount, of: level.pairCount) }
  /// The points of a single player.
  public var score: Int? { deal.playerCount == 1 ? score(of: 0) : nil }
  /// Two players have no best result.
  public var countsAsResult: Bool { deal.playerCount == 1 }
  /// None by way of the history, which cannot keep what was seen.
  public var undoLimit: Int { 0 }
  /// Never: a game has no history but its list of moves.
  public func follows(_ earlier: MemoryState) -> Bool { false }
  /// The time of the last entry in the list.
  public var lastMoveTime: Duration { .milliseconds(moves.last?.time ?? 0) }
  /// Whether the rules can lead to this state; what was read was played through for that already.
  public var isValid: Bool { deal.isValid }

  /// Whether a card can be turned over now: if it is face down and there are no two others to be looked at.
  public func canTurn(_ position: GridPosition) -> Bool {
    cards.indices.contains(position.index) && !isLocked && !isFaceUp(position)
  }

  /// The front of a card that is face up; nil for one that is not, whatever asks.
  public func face(at position: GridPosition) -> MemoryFace? {
    guard isFaceUp(position) else { return nil }
    let card = cards[position.index]
    let pair = deal.theme.pair(card.pair)
    return card.isSecond ? pair.second : pair.first
  }

  /// The front of a card that has found its pair; nil for any other: all that may be seen where time stands still.
  public func matchedFace(at position: GridPosition) -> MemoryFace? {
    isMatched(position) ? face(at: position) : nil
  }

  /// How much of a card's ring is left at a time, from 0 to 1.
  public func ring(at position: GridPosition, _ time: Int) -> Double {
    Double(rings[position.index].left(at: time)) / Double(MemoryRing.duration)
  }

  /// Since when two unequal cards are seen, in milliseconds of the time played; nil if there are no two.
  var lookStart: Int? { isLocked ? moves.last?.time : nil }
}
