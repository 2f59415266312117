extension GameModel {
  package var end: GameEnd? {
    guard let kind = state.endKind else { return nil }
    let (suggestion, alternatives) = steps(after: kind)
    return GameEnd(
      kind: kind, heading: text.endTitle, result: text.end, comparison: comparison, day: dayText,
      suggestion: suggestion, alternatives: alternatives)
  }

  /// Takes a step within this game; ignores the step to the deal of a day, which is in another one.
  package func take(_ step: NextStep) {
    switch step.action {
    case .undo: undo()
    case .restart: restart()
    case .newGame: newGame()
    case .advance: advance()
    case .daily: break
    }
  }

  package var onwardStep: NextStep {
    nextLevel.map { .next($0) } ?? .playAgain
  }

  private func steps(after kind: GameEndKind) -> (suggestion: NextStep, alternatives: [NextStep]) {
    let undo = canUndo ? [NextStep.undo] : []
    // A deal of the day counts only once it is won, so the retry deals it again.
    let retry = NextStep(tr("Try Again"), play.isShared ? .restart : .newGame)
    switch kind {
    case .won, .exhausted:
      let onward = dailyStep ?? onwardStep
      return (onward, onward.action == .newGame ? [] : [.playAgain])
    case .finished: return (.playAgain, [])
    case .drawn: return (play.isShared ? retry : .playAgain, undo)
    case .lost: return (retry, undo)
    case .stuck: return (.undo, [NextStep(tr("Try Again"), .restart)])
    }
  }

  /// The step to the next deal of the same day that was not played, in the order of the games; `nil` if none is left.
  private var dailyStep: NextStep? {
    guard let day else { return nil }
    let (games, played) = (DailyCalendar.games, play.calendar.played(on: day))
    let following = games.drop { $0 != kind }.dropFirst() + games.prefix { $0 != kind }
    return following.first { !played.contains($0) }.map { game in
      NextStep(tr("Next Deal of the Day: {game}").formatted(["game": game.title]), .daily(day, game))
    }
  }

  /// The sentence about the best result of the level; empty if the game was not won or has no result.
  private var comparison: String {
    guard let last = play.lastResult, state.endKind == .won else { return "" }
    guard !last.isBest else { return tr("Your best result at this level").asSentence }
    let best = play.environment.results.best(game: kind, level: levelID)
    return best.map { tr("Your best result is {result}.").formatted(["result": $0.overall.summary]) } ?? ""
  }
}
