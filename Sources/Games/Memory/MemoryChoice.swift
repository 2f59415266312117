/// The kind of game that the player chooses on the start page.
package struct MemoryChoice: Equatable, Sendable {
  /// The level, which is the number of pairs.
  package var level: MemoryLevel
  /// The built-in theme, or `nil` for the player's photos.
  package var theme: BuiltInTheme?
  /// The number of players.
  package var playerCount: Int

  init(of deal: MemoryDeal) {
    (level, playerCount) = (deal.level, deal.playerCount)
    theme = if case .own(let theme) = deal.theme { theme } else { nil }
  }
}
