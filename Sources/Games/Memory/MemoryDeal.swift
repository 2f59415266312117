package struct MemoryDeal: Hashable, Sendable {
  package let level: MemoryLevel
  package internal(set) var theme = MemoryTheme.builtIn(.animals)
  package internal(set) var playerCount = 1
  package internal(set) var isRelaxed = false
  /// The strength of the computer, which is the second player; `nil` if people play.
  package internal(set) var computer: MemoryStrength?
  /// The built-in theme that was dealt, if another one is shown in its place; otherwise nil.
  var dealtTheme: BuiltInTheme?
  /// The number of pairs from which those of the level were chosen; nil if it is that of the theme.
  var choiceCount: Int?
  package let seed: UInt64

  /// The cards in reading order; the levels of the original game use the first pictures of a theme, others random ones.
  var cards: [MemoryCard] {
    var generator = SeededGenerator(seed: seed)
    let all = Array(0..<(choiceCount ?? theme.pairCount))
    let pairs = (level.isOriginal ? all : shuffled(all, using: &generator)).prefix(level.pairCount)
    let cards = pairs.flatMap { [MemoryCard(pair: $0, isSecond: false), MemoryCard(pair: $0, isSecond: true)] }
    return shuffled(cards, using: &generator)
  }

  /// Returns the same deal with another theme on its cards, which has at least as many pairs.
  func showing(_ theme: MemoryTheme) -> MemoryDeal {
    var deal = self
    if case (.builtIn(let shown), .builtIn(let next)) = (self.theme, theme) {
      let dealt = dealtTheme ?? shown
      deal.dealtTheme = dealt == next ? nil : dealt
    }
    deal.choiceCount = choiceCount ?? self.theme.pairCount
    deal.theme = theme
    if deal.choiceCount == theme.pairCount { deal.choiceCount = nil }
    return deal
  }

  var isValid: Bool {
    let choiceCount = choiceCount ?? theme.pairCount
    return theme.isValid && level.pairCount <= choiceCount && choiceCount <= theme.pairCount
      && (1...2).contains(playerCount) && (computer == nil || playerCount == 2)
  }
}

extension MemoryDeal: Codable {
  private enum CodingKeys: String, CodingKey {
    case level, theme, playerCount, computer, seed
    case isRelaxed = "relaxed"
    case dealtTheme = "dealt"
    case choiceCount = "choice"
  }

  /// Decodes a deal; those of earlier releases are not relaxed.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decode(MemoryLevel.self, forKey: .level)
    theme = try container.decode(MemoryTheme.self, forKey: .theme)
    playerCount = try container.decode(Int.self, forKey: .playerCount)
    computer = try container.decodeIfPresent(MemoryStrength.self, forKey: .computer)
    isRelaxed = try container.decodeIfPresent(Bool.self, forKey: .isRelaxed) ?? false
    dealtTheme = try container.decodeIfPresent(BuiltInTheme.self, forKey: .dealtTheme)
    choiceCount = try container.decodeIfPresent(Int.self, forKey: .choiceCount)
    seed = try container.decode(UInt64.self, forKey: .seed)
  }
}
