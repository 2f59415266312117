/// A level of Memory: the number of pairs on the board.
package struct MemoryLevel: GameLevel {
  /// The levels, beginning with the first two of the original game, up to 64 cards.
  package static let allCases = [3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32].map(MemoryLevel.init(pairCount:))

  package let pairCount: Int

  private init(pairCount: Int) { self.pairCount = pairCount }

  /// The name of the level in saved games and on the command line: the number of pairs.
  package var rawValue: String { "\(pairCount)" }

  package var title: String { trn("{count} Pair", "{count} Pairs", count: pairCount) }

  package static var first: MemoryLevel { allCases[0] }

  /// Whether the original game has this level, which is dealt with the first pictures of a theme.
  var isOriginal: Bool { pairCount <= 4 }

  /// Returns the largest level for a number of pictures, or `nil` if there are too few for any.
  static func maximum(for pictureCount: Int) -> MemoryLevel? { allCases.last { $0.pairCount <= pictureCount } }
}
