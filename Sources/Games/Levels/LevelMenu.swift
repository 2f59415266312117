package struct LevelMenu<Item: Hashable & Sendable>: Equatable, Sendable {
  /// The status of the game under way, which can be continued; `nil` without one.
  package let resumableStatus: String?
  /// Today's deal; `nil` in a game without a deal of the day.
  package let daily: LevelSection<Item>?
  package let sections: [LevelSection<Item>]
}

extension GameModel {
  package var levelMenu: LevelMenu<LevelItem> {
    LevelMenu(resumableStatus: isUnderWay ? statusText : nil, daily: dailySection, sections: levelSections)
  }

  private var dailySection: LevelSection<LevelItem>? {
    let today = play.environment.today()
    guard kind.hasEnd, let state = State(GameDeal(of: today, in: kind)) else { return nil }
    let detail = DailyText(play.calendar).row(today, kind)
    return LevelSection(
      title: tr("Deal of the Day"), [LevelTile(levelItem(of: state), title: tr("Deal of the Day"), detail: detail)])
  }

  package func playDealOfTheDay() {
    let today = GameDeal(of: play.environment.today(), in: kind)
    if sharedDeal != today || !isUnderWay { deal(today) }
  }

  func bestResult(at level: State.Level) -> String {
    guard let best = play.environment.results.best(game: kind, level: level.rawValue)?.overall else { return "" }
    return tr("Best: {result}").formatted(["result": best.summary])
  }

  func isLastPlayed(_ level: State.Level) -> Bool { play.level == level && hasBeenPlayed }

  var hasBeenPlayed: Bool { wasEverPlayed || !kind.hasEnd }
}

extension GameModel where LevelItem == State.Level {
  package func levelItem(of state: State) -> State.Level { state.level }
  package func choose(_ level: State.Level) { chooseLevel(level.rawValue) }

  func section(_ title: String, _ levels: [State.Level]) -> LevelSection<State.Level> {
    LevelSection(
      title: title,
      levels.map {
        LevelTile($0, title: $0.title, detail: bestResult(at: $0), isMarked: isLastPlayed($0))
      })
  }
}
