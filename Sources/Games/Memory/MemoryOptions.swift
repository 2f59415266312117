package struct MemoryOptions: Hashable, Sendable {
  /// The theme of the cards; nil for the player's own pictures.
  package var theme: BuiltInTheme?
  package var playerCount: Int

  package init(theme: BuiltInTheme?, playerCount: Int) { (self.theme, self.playerCount) = (theme, playerCount) }

  init(of deal: MemoryDeal) {
    theme = if case .builtIn(let theme) = deal.theme { theme } else { nil }
    playerCount = deal.playerCount
  }
}
