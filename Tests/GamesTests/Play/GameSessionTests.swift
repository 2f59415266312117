import Testing

@testable import Games

@Suite @MainActor struct GameSessionTests {
  typealias Play = GameSession<ColorMatchState>

  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  func start(_ level: ColorMatchLevel = .three) -> Play {
    Play(.colorMatch, level: level, environment: world.start())
  }

  func matchWord(in play: Play) {
    var state = play.state
    state.word.map { _ = state.answer($0) }
    play.recordMove(state)
  }

  func win(_ play: Play) {
    while !play.isOver { matchWord(in: play) }
  }

  // MARK: Progress

  @Test func anUntouchedDealHasNoRunningClockAndNoFile() {
    let play = start()
    play.enter()
    world.clock.advance(by: .seconds(60))
    #expect(play.elapsed == .zero)
    #expect(!play.isClockRunning && !play.isUnderWay && !play.isOver)
    #expect(!play.canUndo && !play.canRedo && !play.canRestoreReplaced)
    #expect(world.folder.files == [])
  }

  @Test func theClockStartsAtTheFirstPickUp() {
    let play = start()
    play.startClock()
    world.clock.advance(by: .seconds(3))
    matchWord(in: play)
    world.clock.advance(by: .seconds(2))
    #expect(play.isClockRunning)
    #expect(play.elapsed == .seconds(5))
  }

  @Test func movesAndMistakesAreCounted() {
    let play = start()
    matchWord(in: play)
    play.count(\.mistakes)
    play.count(\.mistakes)
    #expect(play.counters.moves == 1)
    #expect(play.counters.mistakes == 2)
    #expect(play.isUnderWay)
  }

  @Test func undoRestoresTheStateButNotTheCounters() {
    let play = start()
    let dealt = play.state
    matchWord(in: play)
    let matched = play.state
    #expect(play.undo())
    #expect(play.state == dealt)
    #expect(play.counters.moves == 1)
    #expect(play.redo())
    #expect(play.state == matched)
    #expect(!play.redo())
  }

  @Test func aWinStopsTheClockAndIsRecordedOnce() throws {
    let environment = world.start()
    let play = Play(.colorMatch, level: .three, environment: environment)
    play.startClock()
    world.clock.advance(by: .seconds(9))
    play.count(\.mistakes)
    win(play)
    world.clock.advance(by: .seconds(100))
    play.startClock()
    #expect(play.elapsed == .seconds(9))
    #expect(!play.isClockRunning && !play.isUnderWay)
    #expect(!play.canUndo && !play.canRedo && !play.undo() && !play.redo())
    let recorded = try #require(play.lastResult)
    #expect(recorded.isBest)
    #expect(recorded.result.elapsed == .seconds(9))
    #expect(recorded.result.counters == play.counters)
    #expect(recorded.result.counters.moves == 3)
    #expect(recorded.result.seed == 1)
    #expect(environment.results.results(game: .colorMatch, level: "3") == [recorded.result])
    play.leave()
    play.enter()
    #expect(world.start().results.results(game: .colorMatch, level: "3").count == 1)
  }

  // MARK: Between runs

  @Test func everyMoveIsSavedAtOnce() {
    let play = start(.six)
    play.startClock()
    world.clock.advance(by: .seconds(4))
    matchWord(in: play)
    matchWord(in: play)
    play.count(\.mistakes)
    _ = play.undo()
    let resumed = start()
    #expect(resumed.state == play.state)
    #expect(resumed.level == .six)
    #expect(resumed.counters == play.counters)
    #expect(resumed.elapsed == .seconds(4))
    #expect(resumed.canUndo && resumed.canRedo && resumed.isUnderWay)
    #expect(!resumed.isClockRunning)
    resumed.enter()
    #expect(resumed.isClockRunning)
  }

  @Test func leavingStopsTheClock() {
    let play = start()
    play.startClock()
    world.clock.advance(by: .seconds(4))
    play.leave()
    world.clock.advance(by: .seconds(50))
    #expect(play.elapsed == .seconds(4))
    #expect(start().elapsed == .seconds(4))
    play.enter()
    world.clock.advance(by: .seconds(1))
    #expect(play.elapsed == .seconds(5))
  }

  @Test func afterAFinishedGameTheSameLevelIsDealt() {
    win(start(.sixTricky))
    let next = start()
    #expect(!next.isOver && !next.isUnderWay && !next.canRestoreReplaced)
    #expect(next.level == .sixTricky)
    #expect(next.lastResult == nil)
  }

  @Test func aDealFromTheCommandLineKeepsTheStoredGameRestorable() {
    let stored = start()
    matchWord(in: stored)
    let play = start()
    play.newGame(level: .nine, seed: 77)
    #expect(play.state == ColorMatchState(level: .nine, seed: 77))
    #expect(play.seed == 77)
    #expect(play.restoreReplaced())
    #expect(play.state == stored.state)
  }

  @Test func anInvalidSavedGameIsQuarantinedAndReported() throws {
    matchWord(in: start())
    try world.folder.write("{", to: "data/color-match.json")
    let environment = world.start()
    let play = Play(.colorMatch, level: .three, environment: environment)
    #expect(environment.notices.notices == [.setAside(.game(.colorMatch))])
    #expect(!play.isUnderWay)
    #expect(try world.folder.read("data/color-match.json.bad") == "{")
    let next = world.start()
    _ = Play(.colorMatch, level: .three, environment: next)
    #expect(next.notices.notices == [])
  }

  @Test func anUnreadableSavedGameIsReportedAndNeverOverwritten() throws {
    try world.makeUnreadable("color-match.json")
    let environment = world.start()
    let play = Play(.colorMatch, level: .three, environment: environment)
    #expect(environment.notices.notices == [.unreadable(.game(.colorMatch), .brokenLink)])
    matchWord(in: play)
    play.leave()
    #expect(world.folder.files(in: "data") == ["color-match.json", "statistics.json"])
    #expect(world.isUnreadable("color-match.json"))
    #expect(environment.notices.notices == [.unreadable(.game(.colorMatch), .brokenLink)], "it was reported before")
  }

  /// A game that was stored as finished by a program that was killed before it stored the result.
  @Test func anUnstoredResultIsStoredInTheNextRun() throws {
    let play = start()
    win(play)
    let result = try #require(play.lastResult?.result)
    #expect(try !world.folder.read("data/color-match.json").contains("results"))
    try world.storage.save(SavedSession(game: play.game, replaced: nil, results: [result]), as: "color-match")
    try world.storage.save([GameResult](), as: "results")
    for _ in 0..<2 {
      let environment = world.start()
      withExtendedLifetime(Play(.colorMatch, level: .three, environment: environment)) { world.finish() }
      #expect(environment.results.results(game: .colorMatch, level: "3") == [result])
    }
    #expect(try !world.folder.read("data/color-match.json").contains("results"))
    world.start().results.clear()
    _ = start()
    #expect(world.start().results.latestGame == nil, "cleared results are not restored")
  }

  @Test func invalidResultsAreReported() throws {
    win(start())
    try world.folder.write("[]", to: "data/results.json")
    try world.folder.write("", to: "data/color-match.json")
    let environment = world.start()
    _ = Play(.colorMatch, level: .three, environment: environment)
    #expect(environment.notices.notices == [.setAside(.results), .setAside(.game(.colorMatch))])
  }

  @Test func anUnwritableFolderIsReportedOncePerRun() throws {
    try world.blockStorage()
    let environment = world.start()
    let play = Play(.colorMatch, level: .three, environment: environment)
    matchWord(in: play)
    world.finish()
    #expect(environment.notices.notices == [.cannotSave()])
    _ = environment.notices.takeAll()
    play.newGame()
    win(play)
    play.leave()
    world.finish()
    #expect(environment.notices.notices == [])
    #expect(play.isOver)
    #expect(play.lastResult?.isBest == true)
    matchWord(in: Play(.colorMatch, level: .three, environment: environment))
    world.finish()
    #expect(environment.notices.notices == [])
  }

  @Test func savingResumesWhenTheDiskIsWritableAgain() throws {
    try world.blockStorage()
    let play = start(.six)
    matchWord(in: play)
    world.finish()
    try world.unblockStorage()
    matchWord(in: play)
    #expect(start().state == play.state)
  }

  // MARK: Deals

  @Test func aNewGameIsADifferentDealOfTheSameLevel() {
    let play = start(.nine)
    let first = play.state
    play.newGame()
    #expect(play.level == .nine)
    #expect(play.state != first)
    play.newGame(level: .six)
    #expect(play.level == .six)
    #expect(play.state == ColorMatchState(level: .six, seed: play.seed))
  }

  @Test func aRestartSkipsRepeatedDeals() {
    let play = start()
    var tried: [ColorMatchState] = []
    play.restart { deal in
      tried.append(deal)
      return tried.count < 4
    }
    #expect(tried.count == 4)
    #expect(play.state == tried.last)
    #expect(play.state == ColorMatchState(level: .three, seed: play.seed))
  }

  // MARK: Pause

  @Test func pauseStopsTheClock() {
    let play = start()
    play.startClock()
    world.clock.advance(by: .seconds(1))
    play.pause()
    world.clock.advance(by: .seconds(10))
    play.startClock()
    play.enter()
    #expect(play.isPaused && !play.isClockRunning)
    #expect(play.elapsed == .seconds(1))
    play.resume()
    world.clock.advance(by: .seconds(2))
    #expect(!play.isPaused && play.isClockRunning)
    #expect(play.elapsed == .seconds(3))
  }

  @Test func aGameWithoutARunningClockCannotBePaused() {
    let play = start()
    play.pause()
    #expect(!play.isPaused)
    win(play)
    play.pause()
    #expect(!play.isPaused)
  }

  @Test func aNewGameIsNotPaused() {
    let play = start()
    matchWord(in: play)
    play.pause()
    play.newGame()
    #expect(!play.isPaused)
  }

  @Test func aGamePausedAtTimeZeroCanBeResumed() {
    let play = start()
    play.startClock()
    play.pause()
    play.resume()
    #expect(play.isClockRunning)
  }
}
