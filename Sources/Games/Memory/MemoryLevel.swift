package struct MemoryLevel: GameLevel {
  /// The levels; the first two are those of the original game, and the largest has 64 cards.
  package static let allCases = [3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32].map(MemoryLevel.init(pairCount:))

  package let pairCount: Int

  private init(pairCount: Int) { self.pairCount = pairCount }

  package var rawValue: String { "\(pairCount)" }

  package var cardCount: Int { 2 * pairCount }
  /// The smallest number of columns with which all rows are full and there are at most as many rows.
  ///
  /// Only the level determines it, so that a card keeps its place in every window, and a code deals one board.
  package var columns: Int {
    (1...cardCount).first { $0 * $0 >= cardCount && cardCount.isMultiple(of: $0) } ?? cardCount
  }
  package var rows: Int { cardCount / columns }

  package var title: String { trn("{count} Pair", "{count} Pairs", count: pairCount) }

  package static var first: MemoryLevel { allCases[0] }

  package var isOriginal: Bool { pairCount <= 4 }

  static func maximum(for pictureCount: Int) -> MemoryLevel? { allCases.last { $0.pairCount <= pictureCount } }
}
