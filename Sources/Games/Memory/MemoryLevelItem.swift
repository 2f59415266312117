/// A tile of the levels page, with all that its picture shows.
package enum MemoryLevelItem: Hashable, Sendable {
  case game(MemoryLevel, MemoryTheme)
  case theme(MemoryTheme)
  case playerCount(Int)
  case computer(MemoryStrength)
}

extension MemoryGame {
  package var levelSections: [LevelSection<MemoryLevelItem>] {
    let theme = selectedTheme
    let levels = MemoryLevel.allCases.filter { $0.pairCount <= theme.pairCount }
    return [
      LevelSection(
        title: tr("Size"),
        levels.map { level in
          LevelTile(
            .game(level, theme), title: level.title, detail: bestResult(at: level), isMarked: isLastPlayed(level))
        }),
      LevelSection(
        title: tr("Cards"), isOption: true,
        themes.map { theme in
          LevelTile(.theme(theme), title: theme.title, isMarked: MemoryThemeChoice(of: theme) == options.theme)
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

  private var themes: [MemoryTheme] {
    BuiltInTheme.allCases.map { .builtIn($0) } + [.custom(photos)] + decks.map { .deck($0.playable) }
  }

  package func levelItem(of state: MemoryState) -> MemoryLevelItem { .game(state.level, state.deal.theme) }

  package func choose(_ item: MemoryLevelItem) {
    switch item {
    case .game(let level, let theme):
      startGame(level, theme: theme, playerCount: options.playerCount, computer: options.computer)
    case .theme(let theme): options.theme = MemoryThemeChoice(of: theme)
    case .playerCount(let count): (options.playerCount, options.computer) = (count, nil)
    case .computer(let strength): (options.playerCount, options.computer) = (2, strength)
    }
  }
}
