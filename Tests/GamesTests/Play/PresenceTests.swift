import Testing

@testable import Games

@Suite @MainActor struct PresenceTests {
  @Test func nothingButThePlayersReturnStartsTheClockOfAGameThatWasLeft() throws {
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
