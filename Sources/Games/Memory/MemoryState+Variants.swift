extension MemoryState {
  private static let playerCounts = 2

  package static var variantCount: Int { BuiltInTheme.allCases.count * playerCounts }

  /// The variant, which encodes the theme and the number of players, or `nil` with the player's own pictures.
  package var variant: Int? {
    guard case .builtIn(let theme) = deal.theme else { return nil }
    return BuiltInTheme.allCases.firstIndex(of: theme).map { $0 * Self.playerCounts + deal.playerCount - 1 }
  }

  package init(level: MemoryLevel, seed: UInt64, variant: Int) {
    let (theme, players) = variant.quotientAndRemainder(dividingBy: Self.playerCounts)
    self.init(
      MemoryDeal(level: level, theme: .builtIn(BuiltInTheme.allCases[theme]), playerCount: players + 1, seed: seed))
  }
}
