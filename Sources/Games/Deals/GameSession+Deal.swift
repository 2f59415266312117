extension GameSession {
  /// The deal, or `nil` with the player's own pictures.
  package var deal: GameDeal? {
    state.variant.map { GameDeal(game: kind, level: level.rawValue, variant: $0, seed: seed) }
  }

  var isShared: Bool { game.isShared }

  /// Starts a shared deal; later deals use this player's own seeds again.
  func newGame(_ deal: GameDeal) {
    guard let state = State(deal) else { return }
    var dealt = SavedGame(state, seed: deal.seed)
    dealt.isShared = true
    startGame(dealt)
  }

  func restart() { startGame(game.asDealt, isRestart: true) }

  /// The day whose deal this is: the day on which it was started, or one of the last days; otherwise `nil`.
  package var day: CivilDate? { startDay ?? deal?.day(asOf: environment.today()) }

  /// The day that a result counts for: a game that was started before midnight is not late.
  var countedDay: CivilDate { startDay ?? environment.today() }

  private var startDay: CivilDate? {
    // The saved day is untrusted.
    game.day.flatMap { isDeal(of: $0) ? $0 : nil }
  }

  func isDeal(of day: CivilDate) -> Bool { kind.hasEnd && deal == GameDeal(of: day, in: kind) }

  var calendar: DailyCalendar { environment.results.calendar(today: environment.today()) }

  /// The player's lead over their best time of this deal: negative if behind, `nil` if there is no race.
  var lead: Duration? {
    guard preferences.racesBestTime, !isOver, elapsed > .zero else { return nil }
    let rival = environment.results.bestSplits(game: kind, level: level.rawValue, seed: seed)
    return rival.flatMap { game.splits.lead(over: $0, at: elapsed) }
  }
}
