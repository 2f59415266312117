/// A level of Memory: the number of pairs on the board.
package struct MemoryLevel: GameLevel {
  /// The levels, beginning with the first two of the original game, up to 64 cards.
  package static let allCases = [3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32].map(MemoryLevel.init(pairCount:))

  package let pairCount: Int

  private init(pairCount: Int) { self.pairCount = pairCount }

  /// The name of the level in saved games and on the command line: the number of pairs.
  package var rawValue: String { "\(pairCount)" }

  package var cardCount: Int { 2 * pairCount }
  /// The number of columns: the smallest with which all rows are full and there are at most as many rows.
  ///
  /// It depends on nothing else, so that a remembered card stays in its row and column in every window, and a code
  /// deals the same board to everybody. Such a board is nearly square, and fits upright windows too.
  package var columns: Int {
    (1...cardCount).first { $0 * $0 >= cardCount && cardCount.isMultiple(of: $0) } ?? cardCount
  }
  package var rows: Int { cardCount / columns }

  package var title: String { trn("{count} Pair", "{count} Pairs", count: pairCount) }

  package static var first: MemoryLevel { allCases[0] }

  /// Whether the original game has this level, which is dealt with the first pictures of a theme.
  package var isOriginal: Bool { pairCount <= 4 }

  /// Returns the largest level for a number of pictures, or `nil` if there are too few for any.
  static func maximum(for pictureCount: Int) -> MemoryLevel? { allCases.last { $0.pairCount <= pictureCount } }
}
