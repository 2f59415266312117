package enum MemoryThemeChoice: Hashable, Sendable {
  case builtIn(BuiltInTheme)
  case photos
  /// The deck with this ID.
  case deck(Int)

  init(of theme: MemoryTheme) {
    switch theme {
    case .builtIn(let theme): self = .builtIn(theme)
    case .custom: self = .photos
    case .deck(let deck): self = .deck(deck.id)
    }
  }
}

package struct MemoryOptions: Hashable, Sendable {
  package var theme: MemoryThemeChoice
  package var playerCount: Int
  package var computer: MemoryStrength?

  init(of deal: MemoryDeal) {
    theme = MemoryThemeChoice(of: deal.theme)
    (playerCount, computer) = (deal.playerCount, deal.computer)
  }
}
