/// The kind of game that the player chooses on the start page.
package struct MemoryChoice: Equatable, Sendable {
  package var level: MemoryLevel
  package var theme: BuiltInTheme?
  package var playerCount: Int

  init(of deal: MemoryDeal) {
    (level, playerCount) = (deal.level, deal.playerCount)
    theme = if case .builtIn(let theme) = deal.theme { theme } else { nil }
  }
}
