package enum MemoryLevelItem: Hashable, Sendable {
  case game(MemoryLevel, MemoryOptions)
  case theme(BuiltInTheme?)
  case playerCount(Int)
  case computer(MemoryStrength)
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
          LevelTile(
            .playerCount(2), title: tr("Two, in turns"), isMarked: options.playerCount == 2 && options.computer == nil),
        ]
          + MemoryStrength.allCases.map { LevelTile(.computer($0), title: $0.title, isMarked: options.computer == $0) }),
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
      startGame(level, theme: selectedTheme, playerCount: options.playerCount, computer: options.computer)
    case .theme(let theme): options.theme = theme
    case .playerCount(let count): (options.playerCount, options.computer) = (count, nil)
    case .computer(let strength): (options.playerCount, options.computer) = (2, strength)
    }
  }
}
