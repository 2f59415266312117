/// A kind of game as it is chosen on the start page.
public struct MemoryChoice: Equatable, Sendable {
  /// How many pairs are asked for.
  public var level: MemoryLevel
  /// One of the themes that come with the game; nil for the photos that the player brought.
  public var theme: BuiltInTheme?
  /// How many play.
  public var playerCount: Int

  /// The kind of game that was dealt.
  init(of deal: MemoryDeal) {
    (level, playerCount) = (deal.level, deal.playerCount)
    theme = if case .own(let theme) = deal.theme { theme } else { nil }
  }
}
