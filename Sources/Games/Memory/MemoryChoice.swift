/// The kind of game that the player chooses on the start page.
public struct MemoryChoice: Equatable, Sendable {
  /// The level, which is the number of pairs.
  public var level: MemoryLevel
  /// The built-in theme, or `nil` for the player's photos.
  public var theme: BuiltInTheme?
  /// The number of players.
  public var playerCount: Int

  init(of deal: MemoryDeal) {
    (level, playerCount) = (deal.level, deal.playerCount)
    theme = if case .own(let theme) = deal.theme { theme } else { nil }
  }
}
