/// All that a board of cards follows from.
public struct MemoryDeal: Hashable, Codable, Sendable {
  /// How many pairs there are.
  public let level: MemoryLevel
  /// What is on the cards.
  public internal(set) var theme = MemoryTheme.own(.animals)
  /// How many play: one, or two in turns.
  public internal(set) var playerCount = 1
  /// What the order of the cards comes from.
  public let seed: UInt64

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
