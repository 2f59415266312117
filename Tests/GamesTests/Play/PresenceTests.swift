import Testing

@testable import Games

@Suite @MainActor struct PresenceTests {
  func start(_ world: TestWorld) -> GameSession<ColorMatchState> {
    GameSession<ColorMatchState>(.colorMatch, level: .three, environment: world.start())
  }

  @Test func suspendedTimeIsNeitherCountedNorSaved() throws {
    let world = try TestWorld()
    let play = start(world)
    play.startClock()
    world.clock.advance(by: .seconds(4))
    play.count(\.mistakes)
    world.clock.advance(by: .seconds(2))
    play.suspendClock()
    world.clock.advance(by: .seconds(50))
    #expect(play.isClockRunning && !play.isPaused && play.elapsed == .seconds(6))
    #expect(start(world).elapsed == .seconds(6), "after a crash while a menu is open")
    play.resumeClock()
    world.clock.advance(by: .seconds(1))
    play.count(\.mistakes)
    #expect(play.elapsed == .seconds(7))
    #expect(start(world).elapsed == .seconds(7))
  }

  @Test func theClockOfAGameDealtInADialogRunsOnceItCloses() throws {
    let world = try TestWorld()
    let play = start(world)
    play.suspendClock()
    play.newGame()
    play.startClock()
    world.clock.advance(by: .seconds(50))
    #expect(play.isClockRunning && play.elapsed == .zero)
    play.resumeClock()
    world.clock.advance(by: .seconds(3))
    #expect(play.elapsed == .seconds(3))
  }

  @Test func aPauseWhileTheClockIsSuspendedStays() throws {
    let world = try TestWorld()
    let play = start(world)
    play.startClock()
    world.clock.advance(by: .seconds(4))
    play.suspendClock()
    world.clock.advance(by: .seconds(50))
    play.pause()
    play.resumeClock()
    world.clock.advance(by: .seconds(50))
    #expect(play.isPaused && play.elapsed == .seconds(4))
    play.resume()
    world.clock.advance(by: .seconds(1))
    #expect(play.elapsed == .seconds(5))
  }

  @Test func onlyEnterStartsTheClockOfAGameThatWasLeft() throws {
    let world = try TestWorld()
    let play = GameSession<ColorMatchState>(.colorMatch, level: .three, environment: world.start())
    play.startClock()
    world.clock.advance(by: .seconds(4))
    play.pause()
    play.leave()
    play.resume()
    play.startClock()
    world.clock.advance(by: .seconds(50))
    #expect(!play.isPaused && !play.isClockRunning && play.elapsed == .seconds(4))
    play.enter()
    world.clock.advance(by: .seconds(1))
    #expect(play.elapsed == .seconds(5))
  }
}
