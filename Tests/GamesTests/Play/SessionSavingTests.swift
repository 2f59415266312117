import Testing

@testable import Games

/// What a session writes into the file of its game.
@Suite @MainActor struct SessionSavingTests {
  typealias Play = GameSession<ColorMatchState>

  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func start() -> Play { Play(.colorMatch, level: .three, environment: world.start()) }

  private func matchWord(in play: Play) {
    var state = play.state
    state.word.map { _ = state.answer($0) }
    play.recordMove(state)
  }

  private func win(_ play: Play) {
    while !play.isOver { matchWord(in: play) }
  }

  @Test func theStepsOfAMoveAreSavedTogether() {
    let play = start()
    play.makeMove {
      matchWord(in: play)
      play.makeMove { play.count(\.mistakes) }
      #expect(!world.folder.files(in: "data").contains("color-match.json"), "a part of the move")
    }
    #expect(play.counters.moves == 1 && play.counters.mistakes == 1)
    #expect(start().counters == play.counters)
  }

  @Test func aMoveWithoutAChangeIsNotSaved() {
    let play = start()
    play.makeMove {}
    #expect(world.folder.files == [])
  }

  @Test func aRedoneMoveIsSaved() {
    let play = start()
    matchWord(in: play)
    #expect(play.undo() && play.redo() && play.state.matchedCount == 1)
    #expect(start().state == play.state)
  }

  @Test func aStoredResultIsNotSavedWithTheNextGame() throws {
    let play = start()
    win(play)
    world.finish()
    play.newGame()
    matchWord(in: play)
    #expect(try !world.folder.read("data/color-match.json").contains("\"results\""))
  }

  @Test func aResultThatCannotBeStoredIsSavedWithTheNextGame() throws {
    try world.makeUnreadable("results.json")
    win(start())
    let next = start()
    matchWord(in: next)
    #expect(!next.isOver)
    #expect(try world.folder.read("data/color-match.json").contains("\"results\""))
  }
}
