import Testing

@testable import Games

@Suite @MainActor struct PicturePuzzleJourneyTests {
  let world: TestWorld
  let game: PicturePuzzleGame

  init() throws {
    world = try TestWorld()
    game = PicturePuzzleGame(world)
  }

  @Test func theJourneyHasThreePuzzlesAndAnEnd() {
    var pictures: Set<PuzzlePicture> = []
    let seed = game.play.seed
    for puzzle in JourneyPuzzle.allCases {
      #expect(game.state == PicturePuzzleState(level: .journey(puzzle), seed: seed))
      #expect(!game.canGoToNext)
      game.goToNextLevel()
      #expect(game.play.level == .journey(puzzle), "not before it is solved")
      game.solve()
      #expect(game.isOver && game.lastResult?.result.level == "journey-\(puzzle.rawValue)")
      #expect(game.canGoToNext == (puzzle != .third))
      #expect(game.nextLevel?.id == puzzle.next.map { "journey-\($0.rawValue)" })
      #expect(game.state.isJourneyOver == (puzzle == .third))
      pictures.insert(game.state.picture)
      game.goToNextLevel()
    }
    #expect(game.play.level == .journey(.third) && game.isOver, "nothing comes after the last")
    #expect(pictures.count == 3)
    game.choose(.journey(.first))
    #expect(game.play.level == .journey(.first) && game.play.seed != seed)
  }

  @Test func theNextPuzzleCanBeChosenByItsLevel() {
    let seed = game.play.seed
    game.chooseLevel("journey-2")
    #expect(game.play.seed != seed, "this puzzle was not solved, so another journey begins there")
    game.chooseLevel("journey-1")
    let first = game.play.seed
    game.solve()
    game.chooseLevel("journey-2")
    #expect(game.state == PicturePuzzleState(level: .journey(.second), seed: first))
  }

  @Test func theNextPuzzleStartsWithNewCounters() {
    game.hint()
    world.clock.advance(by: .seconds(9))
    game.pictureTimePassed()
    game.solve()
    game.goToNextLevel()
    #expect(game.play.counters == Counters() && game.elapsed == .zero && game.lastResult == nil)
    #expect(game.canHint && !game.canUndo && !game.canRestoreReplaced)
    #expect(game.changes.changes(since: 0).last == .dealt)
  }

  @Test func theJourneyContinuesInTheNextRun() {
    let seed = game.play.seed
    game.solve()
    let second = PicturePuzzleGame(world)
    #expect(second.state == PicturePuzzleState(level: .journey(.second), seed: seed))
    second.solve()
    second.goToNextLevel()
    second.leave()
    let third = PicturePuzzleGame(world)
    #expect(third.state == PicturePuzzleState(level: .journey(.third), seed: seed))
    third.solve()
    #expect(PicturePuzzleGame(world).play.level == .journey(.first), "a new journey")
  }

  @Test func everyMoveAndHintIsSavedAtOnce() {
    game.bring(tile(1), to: game.state.size.positions.first { game.state.tile(at: $0) != tile(1) })
    game.hint()
    let resumed = PicturePuzzleGame(world)
    #expect(resumed.state == game.state && resumed.play.counters == game.play.counters)
    #expect(!resumed.canHint, "the hint is used up")
    #expect(resumed.canUndo || resumed.isOver)
  }
}
