extension GameSession {
  /// All that it was dealt from; nil with the player's own pictures.
  public var deal: GameDeal? {
    state.variant.map { GameDeal(game: kind, level: level.rawValue, variant: $0, seed: seed) }
  }

  /// Whether others are dealt it too, on its day or from its code.
  var isShared: Bool { game.isShared }

  /// Deals what others were dealt too; the deals after it are again this player's own.
  func newGame(_ deal: GameDeal) {
    guard let state = State(deal) else { return }
    var dealt = SavedGame(state, seed: deal.seed)
    dealt.isShared = true
    begin(dealt)
  }

  /// Deals the same game once more.
  func restart() { begin(game.asDealt, isRestart: true) }

  /// The day whose deal this is: the one on which it was begun, or one of the last days; nil if there is none.
  public var day: CivilDate? { beganOn ?? deal?.day(asOf: environment.today()) }

  /// The day that a result of this game counts for: that of the deal if the game was begun on it, or else today.
  ///
  /// So midnight makes no game a late one that was begun before.
  var countedDay: CivilDate { beganOn ?? environment.today() }

  /// The day of the deal, if the game was begun on it.
  private var beganOn: CivilDate? {
    // The file could say anything.
    game.day.flatMap { isDeal(of: $0) ? $0 : nil }
  }

  /// Whether this is a day's deal.
  func isDeal(of day: CivilDate) -> Bool { kind.hasEnd && deal == GameDeal(of: day, in: kind) }

  /// What was played of the deals of the day.
  var calendar: DailyCalendar { environment.results.calendar(today: environment.today()) }

  /// How far the player is ahead of the own best time of this deal: negative if behind, nil if that is not raced.
  var lead: Duration? {
    guard preferences.racesBestTime, !isOver, elapsed > .zero else { return nil }
    let rival = environment.results.bestPace(game: kind, level: level.rawValue, seed: seed)
    return rival.flatMap { game.pace.lead(over: $0, at: elapsed) }
  }
}
