import DragAndDrop
import Testing

@testable import Games

@Suite @MainActor struct PicturePuzzleGameTests {
  let world: TestWorld
  let game: PicturePuzzleGame

  init() throws {
    world = try TestWorld()
    game = PicturePuzzleGame(world, level: .free(.threeByThree))
  }

  var changes: [PicturePuzzleChange] { game.changes.changes(since: 0) }

  @Test(arguments: DragInput.allCases)
  func everyInputCanSolveAPuzzle(input: DragInput) {
    game.solve(by: input)
    #expect(game.isOver && game.state.isSolved)
    #expect(changes.last == .solved)
    #expect(changes.count(where: { if case .swapped = $0 { true } else { false } }) == game.play.counters.moves)
    #expect(game.lastResult?.isBest == true)
    #expect(!game.pickUp(tile(1), by: input))
    #expect(!game.canUndo && !game.canGoToNext)
  }

  /// A view is updated at the next frame; until then, a drag can be over a position of the previous puzzle.
  @Test func aPositionOutsideOfThePuzzleRejectsTiles() {
    let (dealt, beyond) = (game.state, position(10))
    #expect(game.pickUp(tile(1), by: .pointer))
    game.move(tile(1), to: .zero, over: [beyond])
    #expect(game.session.verdict(of: tile(1)) == .unknown)
    #expect(game.text.placeName(beyond).isEmpty && game.text.dropDescription(tile(1), at: beyond) == nil)
    #expect(game.drop(tile(1)) == .returns(.missed))
    #expect(!game.pickUp(tile(10), by: .pointer))
    #expect(game.state == dealt)
    var state = dealt
    #expect(state.move(tile(1), to: beyond).isEmpty && state == dealt)
  }

  @Test func aMissedDropIsNotCounted() {
    let dealt = game.state
    let (one, home) = (tile(1), game.state.position(of: tile(1)))
    #expect(game.bring(one, to: nil) == .returns(.missed))
    #expect(game.bring(one, to: home) == .returns(.cancelled))
    game.pickUp(one, by: .accessibility)
    game.cancel(one)
    #expect(changes.isEmpty)
    #expect(game.state == dealt && game.play.counters == Counters() && !game.isUnderWay)
  }

  @Test func theDescriptionOfAPhotoIsUsed() {
    #expect(game.photo == nil && game.playersDescription.isEmpty)
    let (sea, fox) = (Photo(id: "a1", title: "sea.png"), Photo(id: "b2", title: "fox.png"))
    game.deal(.photo(sea), size: .threeByThree)
    #expect(game.photo == sea && game.text.pictureDescription == "This is a picture of your own.")
    game.describe([sea.id: "  A boat on the sea.\n"])
    #expect(game.text.pictureDescription == "A boat on the sea.")
    game.bring(game.state.tiles[0], to: position(2))
    let again = PicturePuzzleGame(environment: world.start())
    #expect(again.photo == sea && again.playersDescription == "A boat on the sea.")
    again.deal(.photo(fox), size: .threeByThree)
    #expect(again.playersDescription.isEmpty)
    again.restoreReplaced()
    #expect(again.playersDescription == "A boat on the sea.", "it is kept as long as its photo")
    again.describe([sea.id: " "])
    #expect(again.text.pictureDescription == "This is a picture of your own.")
  }

  @Test func theDescriptionOfAPhotoIsShortenedAndRemovedWithIt() {
    let sea = Photo(id: "a1", title: "sea.png")
    game.describe([sea.id: "A boat."])
    game.deal(.photo(sea), size: .threeByThree)
    #expect(game.playersDescription.isEmpty, "no game had it")
    game.describe([sea.id: String(repeating: "a", count: 600)])
    #expect(game.playersDescription.count == PhotoDescriptions.maximumLength)
  }

  @Test func twoFingersSwapTilesIndependently() throws {
    let (one, two, three) = (game.state.tiles[0], game.state.tiles[1], game.state.tiles[2])
    game.pickUp(three, by: .finger)
    game.pickUp(one, by: .finger)
    game.pickUp(two, by: .finger)
    #expect(game.session.activeDrags.map(\.item) == [one, two], "two at most")
    game.move(one, to: nil, over: position(2))
    game.move(two, to: nil, over: position(1))
    #expect(game.drop(one) == .stays(position(2)))
    #expect(game.session.verdict(of: two) == .unknown, "the first swap has moved it there")
    game.move(two, to: nil, over: position(3))
    #expect(game.drop(two) == .stays(position(3)))
    #expect(game.state.tiles.prefix(3) == [three, one, two])
  }

  @Test func solvingAPuzzleCancelsOtherDrags() throws {
    for missing in game.state.size.tiles where game.state.rightCount < 7 {
      game.bring(missing, to: missing.home)
    }
    let wrong = game.state.tiles.filter { !game.state.isRight($0) }
    let right = try #require(game.state.tiles.first(where: game.state.isRight))
    try #require(wrong.count == 2)
    game.pickUp(right, by: .finger)
    let serial = game.changes.serial
    game.bring(wrong[0], to: wrong[0].home, by: .finger)
    #expect(!game.session.isDragging)
    #expect(game.changes.changes(since: serial) == [.swapped(wrong[0], wrong[1]), .solved])
  }

  @Test func undoAndRedoAreAnnounced() {
    let dealt = game.state
    game.bring(dealt.tiles[0], to: position(5))
    let moved = game.state
    game.undo()
    #expect(game.state == dealt)
    game.undo()
    game.redo()
    #expect(game.state == moved)
    game.redo()
    #expect(changes.suffix(2) == [.undone, .redone])
    #expect(game.play.counters.moves == 1)
  }

  @Test func restartDealsTheSamePuzzle() {
    let dealt = game.state
    game.bring(dealt.tiles[0], to: position(5))
    game.hint()
    game.restart()
    #expect(game.state == dealt && !game.canUndoMove && game.hintShown == nil)
    #expect(game.play.counters.moves == 0 && game.play.counters.hints == 1)
    #expect(game.canRestoreReplaced && game.replacement?.isRestart == true)
    game.restoreReplaced()
    #expect(game.play.counters.moves == 1)
    #expect(changes.suffix(2) == [.dealt, .dealt])
  }

  nonisolated static let interruptions: [@MainActor @Sendable (PicturePuzzleGame) -> Void] = [
    { $0.undo() }, { $0.redo() }, { $0.newGame() }, { $0.restart() }, { $0.chooseLevel("6") }, { $0.restoreReplaced() },
    { $0.pause() }, { $0.leave() }, { $0.choose(.journey(.first)) }, { $0.deal($0.state.picture, size: .fourByFour) },
  ]

  @Test(arguments: interruptions)
  func anInterruptionCancelsDragsAndHints(interrupt: @MainActor @Sendable (PicturePuzzleGame) -> Void) {
    game.hint()
    #expect(game.hintShown != nil)
    game.pickUp(tile(1), by: .finger)
    game.pickUp(tile(2), by: .finger)
    interrupt(game)
    #expect(!game.session.isDragging && game.hintShown == nil)
    let ends = game.dragState.recentEnds.suffix(2)
    #expect(ends.map(\.item) == [tile(1), tile(2)] && ends.allSatisfy { $0.outcome == .returns(.cancelled) })
  }

  @Test func aPausedBoardRejectsMovesAndHints() {
    game.bring(game.state.tiles[0], to: position(5))
    game.pause()
    #expect(game.isPaused && !game.canHint)
    game.hint()
    #expect(game.bring(game.state.tiles[0], to: position(3)) == nil)
    #expect(game.play.counters.hints == 0)
    game.resume()
    #expect(game.canHint)
  }

  @Test func freePlayKeepsItsPicture() {
    let picture = PuzzlePicture.photo(Photo(id: "cat", title: "Cat"))
    game.deal(picture, size: .twoByTwo)
    #expect(game.state.picture == picture && game.levelID == "2")
    let seed = game.play.seed
    game.newGame()
    #expect(game.state.picture == picture && game.play.seed != seed)
    game.chooseLevel("5")
    #expect(game.state.picture == picture && game.levelID == "5")
    game.solve()
    #expect(PicturePuzzleGame(world).state.picture == picture, "also after the program has ended")
    game.deal(level: nil, seed: 9)
    #expect(game.state == PicturePuzzleState(level: game.play.level, seed: 9), "a seed determines the picture too")
    game.deal(picture, size: .twoByTwo)
    game.choose(.journey(.first))
    #expect(PuzzlePicture.allBuiltIn.contains(game.state.picture))
  }

  @Test func photosAreKeptWhileTheirGameCanBeRestored() {
    let (cat, dog) = (Photo(id: "cat", title: "Cat"), Photo(id: "dog", title: "Dog"))
    #expect(game.photos == [])
    game.deal(.photo(cat), size: .twoByTwo)
    game.hint()
    game.deal(.photo(dog), size: .twoByTwo)
    #expect(game.photos == [cat, dog])
    game.deal(PuzzlePicture.allBuiltIn[0], size: .twoByTwo)
    #expect(game.photos == [cat])
    game.hint()
    #expect(game.photos == [])
  }

  @Test func aDealIsDeterminedByLevelAndSeed() {
    game.deal(level: "journey-3", seed: 42)
    #expect(game.state == PicturePuzzleState(level: .journey(.third), seed: 42))
    game.deal(level: "no such level", seed: 7)
    #expect(game.state == PicturePuzzleState(level: .journey(.third), seed: 7))
  }

  @Test func tilesInPlaceAreMarkedOnRequest() throws {
    game.bring(tile(1), to: tile(1).home)
    #expect(game.state.isRight(tile(1)) && game.checkedTiles.isEmpty)
    game.preferences.marksRightTiles = true
    #expect(game.checkedTiles.contains(tile(1)))
    let wrong = try #require(game.state.tiles.first { !game.state.isRight($0) })
    #expect(!game.checkedTiles.contains(wrong))
  }

  @Test func theShortStatusHasTimeAndMoves() {
    #expect(game.shortStatus == "")
    let any: any GameModel = game
    game.pickUp(tile(1), by: .pointer)
    world.clock.advance(by: .seconds(5))
    #expect(any.shortStatus == "0:05")
    game.drop(tile(1))
    game.bring(game.state.tiles[0], to: position(2))
    #expect(any.shortStatus == "0:05, 1 move")
    #expect(any.statusText == game.text.status)
  }

  @Test func aReleasedModelIsDeallocated() throws {
    weak var model: PicturePuzzleGame?
    weak var play: GameSession<PicturePuzzleState>?
    do {
      let game = PicturePuzzleGame(world)
      game.hint()
      game.pickUp(tile(1), by: .finger)
      game.newGame()
      game.leave()
      (model, play) = (game, game.play)
    }
    #expect(model == nil && play == nil)
  }
}
