/// All that a board of cards follows from.
public struct MemoryDeal: Hashable, Codable, Sendable {
  /// How many pairs there are.
  public let level: MemoryLevel
  /// What is on the cards.
  public var theme: MemoryTheme
  /// How many play: one, or two in turns.
  public let playerCount: Int
  /// What the order of the cards comes from.
  public let seed: UInt64

  /// Creates a deal, for one player with animals if nothing else is said.
  public init(level: MemoryLevel, theme: MemoryTheme = .own(.animals), playerCount: Int = 1, seed: UInt64) {
    (self.level, self.theme, self.playerCount, self.seed) = (level, theme, playerCount, seed)
  }

  /// The card at each position, in reading order; the same on every machine.
  ///
  /// The original's levels have its pictures: the first of a theme. All others have any.
  var cards: [MemoryCard] {
    var generator = SeededGenerator(seed: seed)
    let all = Array(0..<theme.pairCount)
    let pairs = (level.isOriginal ? all : shuffled(all, using: &generator)).prefix(level.pairCount)
    let cards = pairs.flatMap { [MemoryCard(pair: $0, isSecond: false), MemoryCard(pair: $0, isSecond: true)] }
    return shuffled(cards, using: &generator)
  }

  /// Whether there are enough pictures, and one or two players.
  var isValid: Bool { theme.isValid && theme.pairCount >= level.pairCount && (1...2).contains(playerCount) }
}
