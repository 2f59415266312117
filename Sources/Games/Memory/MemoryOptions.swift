package struct MemoryOptions: Hashable, Sendable {
  /// The theme of the cards; nil for the player's own pictures.
  package var theme: BuiltInTheme?
  package var playerCount: Int
  package var computer: MemoryStrength?

  package init(theme: BuiltInTheme?, playerCount: Int, computer: MemoryStrength? = nil) {
    (self.theme, self.playerCount, self.computer) = (theme, playerCount, computer)
  }

  init(of deal: MemoryDeal) {
    theme = if case .builtIn(let theme) = deal.theme { theme } else { nil }
    (playerCount, computer) = (deal.playerCount, deal.computer)
  }
}
