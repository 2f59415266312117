/// How many pairs lie on the board.
public struct MemoryLevel: GameLevel {
  /// The levels, from the original's first two to a board of sixty-four cards.
  public static let allCases = [3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32].map(MemoryLevel.init(pairCount:))

  /// How many pairs there are.
  public let pairCount: Int

  private init(pairCount: Int) { self.pairCount = pairCount }

  /// The level's name in saved games and on the command line: the number of pairs.
  public var rawValue: String { "\(pairCount)" }

  /// The level's name for the player.
  public var title: String { trn("{count} Pair", "{count} Pairs", formatted: pairCount) }

  /// The level that the original begins with.
  public static var first: MemoryLevel { allCases[0] }

  /// Whether it is one of the two that the original has, which are dealt with the first pictures of a theme.
  var isOriginal: Bool { pairCount <= 4 }

  /// The greatest level that so many pictures are enough for; nil if they are not enough for any.
  static func greatest(for pictureCount: Int) -> MemoryLevel? { allCases.last { $0.pairCount <= pictureCount } }
}
