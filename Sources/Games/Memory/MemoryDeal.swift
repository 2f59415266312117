/// The deal of a game, which determines all cards.
package struct MemoryDeal: Hashable, Codable, Sendable {
  package let level: MemoryLevel
  package internal(set) var theme = MemoryTheme.builtIn(.animals)
  package internal(set) var playerCount = 1
  /// The seed of the order of the cards.
  package let seed: UInt64

  /// The cards in reading order; the same on every machine.
  ///
  /// The original game's levels use the first pictures of the theme. All others use random ones.
  var cards: [MemoryCard] {
    var generator = SeededGenerator(seed: seed)
    let all = Array(0..<theme.pairCount)
    let pairs = (level.isOriginal ? all : shuffled(all, using: &generator)).prefix(level.pairCount)
    let cards = pairs.flatMap { [MemoryCard(pair: $0, isSecond: false), MemoryCard(pair: $0, isSecond: true)] }
    return shuffled(cards, using: &generator)
  }

  var isValid: Bool { theme.isValid && theme.pairCount >= level.pairCount && (1...2).contains(playerCount) }
}
