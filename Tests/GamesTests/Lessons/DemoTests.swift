import DragAndDrop
import FoundationEssentials
import Testing

@testable import Games

/// Games before, during and after a demo.
@Suite @MainActor struct DemoTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func move(_ game: ColorMatchGame) {
    guard let move = game.exampleMove else { return }
    game.pickUp(move.item, by: .keyboard)
    game.move(move.item, to: nil, over: move.place)
    game.drop(move.item)
  }

  @Test func aDemoMovesOneSquareAndRestoresTheSelection() {
    let game = MoveMeGame(level: .twelve, environment: world.start())
    game.selectAll()
    game.beginDemo()
    #expect(game.selection.isEmpty)
    let before = game.state
    if let move = game.exampleMove {
      game.pickUp(move.item, by: .finger)
      game.move(move.item, to: nil, over: move.place)
      game.drop(move.item)
    }
    #expect(game.state.changes(since: before).count == 1)
    game.endDemo()
    #expect(game.selection == Set(1...12))
  }

  @Test func aDemoRestoresTheGameAndSavesNothing() throws {
    let environment = world.start()
    let game = ColorMatchGame(level: .six, environment: environment)
    move(game)
    world.clock.advance(by: .seconds(5))
    move(game)
    let (saved, undo) = (game.play.game, game.canUndo)
    let stored = try world.folder.read("data/color-match.json")
    game.beginDemo()
    #expect(game.isDemo && game.state.level == .three && game.state.matchedCount == 0)
    #expect(!game.isClockRunning)
    world.clock.advance(by: .seconds(100))
    while !game.isOver { move(game) }
    #expect(game.lastResult == nil)
    game.endDemo()
    #expect(!game.isDemo && game.isClockRunning)
    #expect(game.elapsed == .seconds(5))
    #expect(game.state == saved.state && game.counters == saved.counters && game.canUndo == undo)
    #expect(game.play.game.history == saved.history && game.play.game.seed == saved.seed)
    #expect(environment.results.results(game: .colorMatch, level: "3").isEmpty)
    #expect(try world.folder.read("data/color-match.json") == stored)
  }

  @Test func aDemoDoesNotShowTheTimeOfTheGame() {
    let game = ColorMatchGame(environment: world.start())
    move(game)
    world.clock.advance(by: .seconds(5))
    #expect(game.shortStatus == "0:05")
    game.beginDemo()
    #expect(game.elapsed == .zero && game.shortStatus.isEmpty)
    game.endDemo()
    #expect(game.shortStatus == "0:05")
  }

  /// Pictures that are still loading can have a game dealt again.
  @Test func whatIsDealtDuringADemoEndsWithIt() {
    let game = ColorMatchGame(environment: world.start())
    move(game)
    world.clock.advance(by: .seconds(5))
    let saved = game.play.game
    game.beginDemo()
    game.newGame()
    game.endDemo()
    #expect(game.elapsed == .seconds(5) && game.isClockRunning && !game.canRestoreReplaced)
    #expect(game.play.game.history == saved.history && game.play.game.seed == saved.seed)
  }

  @Test func aDemoKeepsTheReplacedGameAndTheLastResult() {
    let game = ColorMatchGame(environment: world.start())
    while !game.isOver { move(game) }
    let result = game.lastResult
    #expect(result?.isBest == true && game.cues(for: .won).first?.sound == .best)
    game.beginDemo()
    while !game.isOver { move(game) }
    #expect(game.lastResult == nil && game.cues(for: .won).first?.sound == .end, "the result is of the player's game")
    game.endDemo()
    #expect(game.isOver && game.lastResult == result)
    game.newGame()
    move(game)
    game.newGame()
    let replacement = game.replacement
    #expect(replacement != nil)
    game.beginDemo()
    move(game)
    #expect(game.replacement == replacement, "else it would be offered again after the demo")
    game.endDemo()
    #expect(game.replacement == replacement && game.canRestoreReplaced)
  }

  @Test func theFilesOfThePlayersPicturesAreKept() {
    let game = PicturePuzzleGame(environment: world.start())
    let (sea, sky) = (Photo(id: "0123456789abcdef", title: "sea"), Photo(id: "fedcba9876543210", title: "sky"))
    game.deal(.photo(sea), size: .fourByFour)
    game.hint()
    game.deal(.photo(sky), size: .fourByFour)
    game.describe([sky.id: "The sky"])
    game.beginDemo()
    #expect(game.state.picture.photo == nil && game.photos == [sea, sky])
    game.describe([:])
    game.endDemo()
    #expect(game.state.picture == .photo(sky) && game.playersDescription == "The sky")
  }

  @Test func aDemoDoesNotChangeTheNextDeal() {
    func nextSeed(afterDemo: Bool) -> UInt64 {
      let game = ColorMatchGame(environment: world.start())
      if afterDemo {
        game.beginDemo()
        game.endDemo()
      }
      game.newGame()
      return game.play.seed
    }
    #expect(nextSeed(afterDemo: true) == nextSeed(afterDemo: false))
  }

  private func expectNoDrag<Game: GameModel>(of item: Game.Item, acrossDemosOf game: Game) {
    #expect(game.pickUp(item, by: .finger))
    game.beginDemo()
    #expect(game.isDemo && !game.session.isDragging)
    #expect(game.pickUp(item, by: .finger))
    game.endDemo()
    #expect(!game.isDemo && !game.session.isDragging)
  }

  @Test func aDragEndsWhereADemoBeginsOrEnds() {
    expectNoDrag(of: MatchColor.red, acrossDemosOf: ColorMatchGame(environment: world.start()))
    let memory = MemoryGame(environment: world.start())
    memory.begin()
    expectNoDrag(of: GridPosition(index: 0), acrossDemosOf: memory)
  }

  @Test func aDemoOfMemoryRevealsNoCardOfTheGame() {
    let game = MemoryGame(environment: world.start())
    #expect(game.isStartPageShown)
    game.beginDemo()
    #expect(!game.isStartPageShown)
    while !game.isOver, let move = game.exampleMove {
      game.turn(move.item)
      if let second = game.exampleMove { game.turn(second.place) }
      game.prepareShownMove()
    }
    #expect(game.isOver)
    game.endDemo()
    #expect(game.isStartPageShown && game.state.moves.isEmpty && game.state.seen.isEmpty)
  }
}
