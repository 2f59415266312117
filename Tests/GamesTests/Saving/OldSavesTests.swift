import FoundationEssentials
import Testing

@testable import Games

/// Tests that the files of the first version can still be read.
@Suite @MainActor struct OldSavesTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try FileManager.default.createDirectory(atPath: world.storage.path, withIntermediateDirectories: true)
    for name in GameKind.allCases.map(\.rawValue) + ["results", "memory-pictures", "picture-puzzle-descriptions"] {
      try world.folder.write(try Fixture.read(name), to: "data/\(name).json")
    }
  }

  @Test func everyGameGoesOnWhereItWas() throws {
    let environment = world.start()
    let colors = ColorMatchGame(environment: environment)
    #expect(colors.state.matchedCount == 1 && colors.play.counters.mistakes == 1 && colors.canUndo && colors.canRedo)
    let cards = SunAndMoonGame(environment: environment)
    #expect(cards.state.plays.count == 2 && cards.state.level == .twoPlayers && cards.canUndo)
    let puzzle = PicturePuzzleGame(environment: environment)
    #expect(puzzle.state.size == .fourByFour && puzzle.canUndo && puzzle.canRedo)
    #expect(PhotoDescriptions.load(from: environment.store) == ["a1": "A boat on the sea."])
    let memory = MemoryGame(environment: environment)
    #expect(memory.state.foundCount == 1 && memory.state.faceUp.count == 2 && !memory.isStartPageShown)
    #expect(memory.photos.map(\.title) == ["sea"])
    let squares = MoveMeGame(environment: environment)
    #expect(squares.state.squares.count == 12 && squares.canUndo && squares.canRedo)
    for game in [colors, cards, puzzle, memory, squares] as [any GameModel] {
      #expect(game.isUnderWay && !game.canRestoreReplaced, "\(game.kind)")
    }
    #expect(environment.results.results(game: .colorMatch, level: "3").count == 1)
    #expect(environment.notices.notices == [])
  }
}
