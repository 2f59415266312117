import FoundationEssentials
import Testing

@testable import Games

/// Tests that the files of earlier releases can still be read.
@Suite @MainActor struct OldSavesTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try FileManager.default.createDirectory(atPath: world.storage.path, withIntermediateDirectories: true)
  }

  private func start(withFilesOf release: String) throws -> GameEnvironment {
    for name in Fixture.saveFiles.map(\.name) {
      try world.folder.write(Fixture.read(name, release: release), to: "data/\(name).json")
    }
    return world.start()
  }

  @Test func everyGameOfTheFirstVersionIsResumed() throws {
    let environment = try start(withFilesOf: "0.1")
    let colors = ColorMatchGame(environment: environment)
    #expect(colors.state.matchedCount == 1 && colors.play.counters.mistakes == 1 && colors.canUndo && colors.canRedo)
    #expect(!colors.play.isShared, "a restart deals another round")
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

  @Test func everyGameOfVersion1IsResumed() throws {
    let environment = try start(withFilesOf: "1.0")
    let colors = ColorMatchGame(environment: environment)
    #expect(colors.state.level == .nineTricky && colors.state.matchedCount == 2 && colors.play.counters.mistakes == 1)
    #expect(colors.day == world.today + 6 && colors.canUndo && colors.canRedo)
    let cards = SunAndMoonGame(environment: environment)
    #expect(cards.state.level == .computerEasy && cards.state.plays.isEmpty && cards.canRestoreReplaced)
    cards.restoreReplaced()
    #expect(cards.state.plays.count == 3 && cards.play.counters.hints == 1 && cards.canUndo)
    let puzzle = PicturePuzzleGame(environment: environment)
    #expect(puzzle.photo?.title == "sea" && puzzle.playersDescription == "A boat on the sea.")
    #expect(puzzle.state.likeness?.hasTwins == true && puzzle.play.counters.hints == 1 && puzzle.canRedo)
    let memory = MemoryGame(environment: environment)
    #expect(memory.state.foundCount == 1 && memory.state.faceUp.count == 1 && memory.state.deal.isRelaxed)
    #expect(memory.state.deal.playerCount == 2 && memory.photos.map(\.title) == ["sea", "sky", "tree", ""])
    let squares = MoveMeGame(environment: environment)
    #expect(squares.state.squares.count == 13 && squares.state.limit != nil && squares.canUndo && squares.canRedo)
    for game in [colors, cards, puzzle, memory, squares] as [any GameModel] { #expect(game.isUnderWay, "\(game.kind)") }
    #expect(environment.results.results(game: .colorMatch, level: "3").count == 1)
    #expect(environment.results.results(game: .memory, level: "3").map(\.score) == [39])
    #expect(environment.results.results(game: .picturePuzzle, level: "2").count == 1, "it was in the puzzle's file")
    #expect(environment.notices.notices == [])
  }

  @Test func exportedResultsOfVersion1AreRead() throws {
    let environment = try start(withFilesOf: "1.0")
    let exported = try ResultsExchange(data: Data(Fixture.read("results-export", release: "1.0").utf8))
    #expect(exported.results.count == 2 && exported == environment.results.exchange)
  }
}
