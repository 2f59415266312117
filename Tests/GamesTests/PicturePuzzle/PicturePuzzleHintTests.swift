import Testing

@testable import Games

@Suite @MainActor struct PicturePuzzleHintTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  @Test func aHintShowsTheWholePictureForTwoSeconds() {
    let game = PicturePuzzleGame(world)
    #expect(game.canHint && game.pictureTimeLeft == nil)
    game.hint()
    #expect(game.hintShown == .picture && game.pictureTimeLeft == .seconds(2) && !game.canHint)
    #expect(game.changes.changes(since: 0) == [.hinted(.picture)])
    world.clock.advance(by: .milliseconds(1_999))
    game.pictureTimePassed()
    #expect(game.hintShown == .picture, "too early")
    world.clock.advance(by: .milliseconds(1))
    game.pictureTimePassed()
    #expect(game.hintShown == nil && game.pictureTimeLeft == nil && !game.canHint)
    game.hint()
    #expect(game.hintShown == nil && game.play.counters.hints == 1, "once")
  }

  @Test func tilesCannotBeDraggedUnderTheWholePicture() {
    let game = PicturePuzzleGame(world)
    game.pickUp(tile(1), by: .finger)
    game.hint()
    #expect(!game.session.isDragging)
    #expect(!game.pickUp(tile(1), by: .finger))
    world.clock.advance(by: .seconds(2))
    game.pictureTimePassed()
    #expect(game.pickUp(tile(1), by: .finger))
  }

  @Test func aLateCallDoesNotShortenTheNextHint() {
    let game = PicturePuzzleGame(world)
    game.hint()
    game.newGame()
    #expect(game.hintShown == nil && game.canHint)
    world.clock.advance(by: .seconds(1))
    game.hint()
    world.clock.advance(by: .seconds(1))
    game.pictureTimePassed()
    #expect(game.hintShown == .picture && game.pictureTimeLeft == .seconds(1))
  }

  @Test func undoAndRestartDoNotRestoreTheHint() throws {
    let game = PicturePuzzleGame(world, level: .journey(.third))
    game.bring(game.state.tiles[0], to: position(2))
    game.hint()
    game.undo()
    #expect(!game.canHint)
    game.restart()
    #expect(!game.canHint && game.state == PicturePuzzleState(level: .journey(.third), seed: game.play.seed))
    game.newGame()
    #expect(game.canHint, "another puzzle")
    game.restoreReplaced()
    #expect(!game.canHint)
  }

  @Test func hintsOfFreePlayShowTileThenPlaceThenMoveIt() throws {
    let game = PicturePuzzleGame(world, level: .free(.fourByFour))
    let missing = try #require(game.state.size.tiles.first { !game.state.isRight($0) })
    let right = game.state.rightCount
    game.hint()
    #expect(game.hintShown == .tile(missing))
    game.pictureTimePassed()
    world.clock.advance(by: .seconds(60))
    game.pictureTimePassed()
    #expect(game.hintShown == .tile(missing), "it stays until the board changes")
    game.hint()
    #expect(game.hintShown == .place(missing))
    game.hint()
    #expect(game.hintShown == nil && game.state.isRight(missing) && game.state.rightCount > right)
    #expect(game.play.counters.hints == 3 && game.play.counters.moves == 1)
    let changes = game.changes.changes(since: 0)
    #expect(changes.prefix(3) == [.hinted(.tile(missing)), .hinted(.place(missing)), .hinted(.move(missing))])
    #expect(changes.count == 4)
  }

  @Test func aMoveEndsTheHint() {
    let game = PicturePuzzleGame(world, level: .free(.fourByFour))
    game.hint()
    game.bring(tile(1), to: nil)
    #expect(game.hintShown != nil, "nothing was moved")
    game.bring(game.state.tiles[14], to: position(16))
    #expect(game.hintShown == nil)
  }

  @Test func hintsAloneSolveFreePlay() {
    let game = PicturePuzzleGame(world, level: .free(.fourByFour))
    while game.canHint { game.hint() }
    #expect(game.isOver && game.hintShown == nil)
    #expect(game.lastResult?.result.counters.hints == 3 * game.play.counters.moves)
  }

  @Test func aResultWithFewerHintsIsBetter() {
    let environment = world.start()
    let game = PicturePuzzleGame(level: .free(.twoByTwo), environment: environment)
    while game.canHint { game.hint() }
    game.newGame()
    game.pickUp(tile(1), by: .pointer)
    world.clock.advance(by: .seconds(60))
    game.drop(tile(1))
    game.solve()
    #expect(game.lastResult?.isBest == true, "slower, but without hints")
  }
}
