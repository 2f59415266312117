package enum MemoryLevelItem: Hashable, Sendable {
  case game(MemoryLevel, MemoryOptions)
  case theme(MemoryThemeChoice)
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
        themeChoices.map { choice, title in
          LevelTile(.theme(choice), title: title, isMarked: choice == options.theme)
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

  private var themeChoices: [(choice: MemoryThemeChoice, title: String)] {
    BuiltInTheme.allCases.map { (.builtIn($0), $0.title) } + [(.photos, MemoryTheme.custom([]).title)]
      + decks.map { (.deck($0.id), $0.name) }
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
