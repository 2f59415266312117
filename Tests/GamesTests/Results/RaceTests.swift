import DragAndDrop
import Storage
import TestSupport
import Testing

@testable import Games

@Suite @MainActor struct RaceTests {
  let world: TestWorld
  let run: GameEnvironment
  let game: ColorMatchGame

  init() throws {
    world = try TestWorld()
    run = world.start()
    game = ColorMatchGame(environment: run)
  }

  /// Drops the square of the word on the target.
  private func placeNext(_ game: ColorMatchGame) {
    guard let word = game.state.word, game.pickUp(word, by: .pointer) else { return }
    game.move(word, to: nil, over: .target)
    _ = game.drop(word)
  }

  /// Plays the round to its end, with a number of seconds for each word.
  private func play(_ game: ColorMatchGame, seconds: Int) {
    while !game.isOver {
      if game.isClockRunning { world.clock.advance(by: .seconds(seconds)) }
      placeNext(game)
    }
  }

  @Test func theRaceAgainstTheBestTimeIsShownOnlyIfItIsEnabled() throws {
    play(game, seconds: 10)
    game.deal(level: nil, seed: game.play.seed)
    placeNext(game)
    world.clock.advance(by: .seconds(4))
    placeNext(game)
    #expect(game.shortStatus == "0:04" && game.raceText.isEmpty, "the preference is off")
    run.preferences.racesBestTime = true
    #expect(game.shortStatus == "0:04, 0:06 ahead")
    #expect(game.raceText == "You are 6 seconds ahead of your best time.")
    world.clock.advance(by: .seconds(23))
    #expect(game.shortStatus == "0:27, 0:07 behind")
    #expect(game.raceText == "You are 7 seconds behind your best time.")
  }

  @Test func theLeadStaysBelowTheTitleWhereNotEverythingFits() {
    play(game, seconds: 10)
    game.deal(level: nil, seed: game.play.seed)
    placeNext(game)
    world.clock.advance(by: .seconds(4))
    placeNext(game)
    run.preferences.racesBestTime = true
    #expect(game.titleStatus == TitleStatus(whole: "0:04, 0:06 ahead", short: "0:06 ahead", shortest: "0:04"))
  }

  @Test func aRaceBeginsWithTheClock() {
    run.preferences.racesBestTime = true
    play(game, seconds: 10)
    game.deal(level: nil, seed: game.play.seed)
    placeNext(game)
    #expect(game.elapsed == .zero && game.raceText.isEmpty)
    world.clock.advance(by: .seconds(1))
    #expect(game.raceText == "You are as fast as in your best time.")
  }

  @Test func anotherDealHasNoRace() {
    run.preferences.racesBestTime = true
    play(game, seconds: 10)
    #expect(game.raceText.isEmpty, "the round is over")
    game.newGame()
    placeNext(game)
    world.clock.advance(by: .seconds(30))
    #expect(game.raceText.isEmpty)
  }

  @Test func theRivalIsTheStoredResultWithTheBestTime() {
    for seconds in [10, 3, 7] {
      play(game, seconds: seconds)
      game.deal(level: nil, seed: 1)
    }
    play(game, seconds: 5)
    let next = ColorMatchGame(environment: world.start())
    next.preferences.racesBestTime = true
    next.deal(level: nil, seed: 1)
    placeNext(next)
    world.clock.advance(by: .seconds(4))
    #expect(next.raceText == "You are 1 second behind your best time.")
  }

  @Test func aRaceContinuesInTheNextRun() {
    play(game, seconds: 10)
    game.deal(level: nil, seed: 1)
    placeNext(game)
    world.clock.advance(by: .seconds(4))
    placeNext(game)
    let again = ColorMatchGame(environment: world.start())
    again.preferences.racesBestTime = true
    #expect(again.raceText == "You are 6 seconds ahead of your best time.")
  }

  @Test func aGameIsLoadedIfTheClockAdvancesAtEachReading() throws {
    let environment = GameEnvironment(storage: world.storage, time: TimeSource(RestlessClock(clock: world.clock)))
    let game = ColorMatchGame(environment: environment)
    for _ in 0..<2 {
      placeNext(game)
      game.undo()
      game.redo()
    }
    environment.store.finish()
    let stored = try #require(environment.store.load(SavedSession<ColorMatchState>.self, from: .game(.colorMatch)))
    #expect(stored.game.state == game.state)
  }

  /// A clock that advances at each reading.
  private struct RestlessClock: Clock {
    let clock: ManualClock
    var minimumResolution: Duration { clock.minimumResolution }
    var now: ManualClock.Instant {
      clock.advance(by: .microseconds(1_500))
      return clock.now
    }
    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}
  }
}
