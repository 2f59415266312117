package enum MemoryLevelItem: Hashable, Sendable {
  case game(MemoryLevel, MemoryOptions)
  case theme(BuiltInTheme?)
  case playerCount(Int)
}

extension MemoryGame {
  package var levelSections: [LevelSection<MemoryLevelItem>] {
    [
      LevelSection(
        title: tr("Size"),
        levels.map { level in
          LevelTile(
            .game(level, options), title: level.title, detail: bestResult(at: level), isMarked: isLastPlayed(level))
        }),
      LevelSection(
        title: tr("Cards"), isOption: true,
        (BuiltInTheme.allCases.map(Optional.some) + [nil]).map { theme in
          LevelTile(
            .theme(theme), title: theme?.title ?? tr("Your Pictures"), isMarked: theme == options.theme)
        }),
      LevelSection(
        title: tr("Players"), isOption: true,
        [
          LevelTile(.playerCount(1), title: tr("One"), isMarked: options.playerCount == 1),
          LevelTile(.playerCount(2), title: tr("Two, in turns"), isMarked: options.playerCount == 2),
        ]),
    ]
  }

  private var levels: [MemoryLevel] {
    let count = selectedTheme.pairCount
    return MemoryLevel.allCases.filter { $0.pairCount <= count }
  }

  package func levelItem(of state: MemoryState) -> MemoryLevelItem {
    .game(state.level, MemoryOptions(of: state.deal))
  }

  package func choose(_ item: MemoryLevelItem) {
    switch item {
    case .game(let level, let options):
      self.options = options
      startGame(level, theme: selectedTheme, playerCount: options.playerCount)
    case .theme(let theme): options.theme = theme
    case .playerCount(let count): options.playerCount = count
    }
  }
}
