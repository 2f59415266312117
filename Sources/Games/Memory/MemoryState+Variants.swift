extension MemoryState {
  private static let playerCounts = 2
  /// The size of a group of variants: the first group is for people, the others for each strength of the computer.
  private static let groupSize = GameDeal.variantGroupSize

  package static var variantCount: Int { BuiltInTheme.allCases.count * playerCounts }

  package static func isVariant(_ variant: Int) -> Bool {
    let (group, index) = variant.quotientAndRemainder(dividingBy: groupSize)
    guard variant >= groupSize else { return (0..<variantCount).contains(variant) }
    return group <= MemoryStrength.allCases.count && index < BuiltInTheme.allCases.count
  }

  /// The variant, which encodes the dealt theme and the players; nil for cards with the player's own pictures.
  package var variant: Int? {
    guard case .builtIn(let shown) = deal.theme, deal.choiceCount == nil,
      let theme = BuiltInTheme.allCases.firstIndex(of: deal.dealtTheme ?? shown)
    else { return nil }
    guard let strength = deal.computer.flatMap(MemoryStrength.allCases.firstIndex) else {
      return theme * Self.playerCounts + deal.playerCount - 1
    }
    return (strength + 1) * Self.groupSize + theme
  }

  package init(level: MemoryLevel, seed: UInt64, variant: Int) {
    let (group, index) = variant.quotientAndRemainder(dividingBy: Self.groupSize)
    let theme = BuiltInTheme.allCases[group == 0 ? index / Self.playerCounts : index]
    self.init(
      MemoryDeal(
        level: level, theme: .builtIn(theme), playerCount: group == 0 ? index % Self.playerCounts + 1 : 2,
        computer: group == 0 ? nil : MemoryStrength.allCases[group - 1], seed: seed))
  }
}
