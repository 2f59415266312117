extension ColorMatchGame {
  package var levelSections: [LevelSection<ColorMatchLevel>] {
    let (tricky, plain) = (
      ColorMatchLevel.allCases.filter(\.isTricky), ColorMatchLevel.allCases.filter { !$0.isTricky }
    )
    return [section(tr("Colors"), plain), section(tr("Tricky Words"), tricky)]
  }
}
