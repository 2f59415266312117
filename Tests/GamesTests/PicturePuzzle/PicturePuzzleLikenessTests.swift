import DragAndDrop
import Testing

@testable import Games

/// Games that learn which of their tiles look alike while they are played.
@Suite @MainActor struct PicturePuzzleLikenessTests {
  let world: TestWorld
  let photo = PuzzlePicture.photo(Photo(id: "a1", title: "sky.png"))

  init() throws {
    world = try TestWorld()
  }

  /// Returns a game whose tiles are in the order of `numbers` after one move.
  private func game(_ numbers: [Int], likeness: TileLikeness? = nil) throws -> PicturePuzzleGame {
    let game = PicturePuzzleGame(world, level: .free(.twoByTwo))
    let dealt = [numbers[1], numbers[0]] + numbers.dropFirst(2)
    game.deal {
      game.play.newGame { [photo] _ in
        PicturePuzzleState(level: .free(.twoByTwo), picture: photo, tiles: dealt.map(tile))
      }
    }
    game.bring(tile(numbers[0]), to: position(1))
    try #require(game.state.numbers == numbers)
    if let likeness { game.take(likeness, of: photo, size: .twoByTwo) }
    return game
  }

  @Test func aPuzzleEndsOnceItLooksFinished() throws {
    let game = try game([2, 1, 4, 3], likeness: likeness("abcc"))
    #expect(game.state.rightCount == 2 && !game.isOver)
    game.bring(tile(1), to: position(1))
    #expect(game.isOver && game.lastResult != nil && !game.canHint && !game.canUndo)
    #expect(game.changes.changes(since: 0).last == .solved)
    #expect(game.end?.heading == "Congrats! You have solved this puzzle")
  }

  @Test func hintsAloneFinishTheGame() throws {
    let game = try game([3, 2, 1, 4], likeness: likeness("abaa"))
    #expect(game.isOver, "it looked finished when the picture was compared")
    let other = try self.game([2, 3, 4, 1], likeness: likeness("abaa"))
    while other.canHint {
      other.hint()
      if case .tile(let tile) = other.hintShown { #expect(!other.state.isRight(tile)) }
    }
    #expect(other.isOver)
  }

  @Test func aPuzzleThatLookedFinishedEndsWhenItsPictureIsCompared() throws {
    let game = try game([1, 2, 4, 3])
    #expect(!game.isOver && game.state.rightCount == 2)
    game.pickUp(tile(1), by: .click)
    #expect(game.take(likeness("abcc"), of: photo, size: .twoByTwo))
    #expect(game.isOver && game.lastResult != nil && !game.session.isDragging && !game.isClockRunning)
    #expect(game.changes.changes(since: 0).last == .solved)
    let again = PicturePuzzleGame(environment: world.start())
    #expect(!again.isOver && again.state.picture == photo, "another one follows")
    #expect(again.state.likeness == likeness("abcc"))
  }

  @Test func aGamePlayedPastAFinishedPictureCanBeResumed() throws {
    let game = try game([1, 2, 4, 3])
    game.bring(tile(1), to: position(2))
    game.bring(tile(1), to: position(3))
    #expect(game.take(likeness("abcc"), of: photo, size: .twoByTwo))
    #expect(!game.isOver)
    let before = game.state
    let again = PicturePuzzleGame(environment: world.start())
    #expect(again.state == before)
    while again.canUndo { again.undo() }
    #expect(!again.isOver, "undo does not lead back to the finished picture")
  }

  @Test func aDealThatLooksFinishedIsReplaced() {
    for seed in 0..<200 as Range<UInt64> {
      let game = PicturePuzzleGame(world, level: .free(.twoByTwo))
      game.deal(level: "2", seed: seed)
      let (dealt, picture) = (game.state, game.state.picture)
      #expect(game.take(likeness("aabb"), of: picture, size: .twoByTwo))
      #expect(!game.isOver && game.play.counters == Counters() && game.play.seed == seed)
      let known = PicturePuzzleState(
        level: .free(.twoByTwo), seed: seed, picture: picture, likeness: likeness("aabb"))
      #expect(game.state == known)
      #expect((game.state.tiles == dealt.tiles) != dealt.with(likeness("aabb")).isSolved)
      let compared = game.state
      game.bring(game.state.tiles[0], to: position(2))
      game.restart()
      #expect(game.state == compared, "the same order of tiles")
    }
  }

  @Test func aPictureOfOneColorIsRefused() throws {
    let game = try game([2, 1, 4, 3])
    let before = game.state
    #expect(!game.take(likeness("aaaa"), of: photo, size: .twoByTwo))
    #expect(game.state == before && !game.isOver)
    #expect(
      PicturePuzzleText.plain(photo, .twoByTwo)
        == "“sky.png” cannot be a puzzle of 4 tiles, because all of them would look the same.")
  }

  @Test func theLikenessOfAnotherPuzzleIsIgnored() throws {
    let game = try game([1, 2, 4, 3])
    let before = game.state
    #expect(game.take(likeness("abcc"), of: PuzzlePicture.allBuiltIn[0], size: .twoByTwo))
    #expect(game.take(likeness("abcc"), of: photo, size: .threeByThree))
    #expect(game.state == before)
  }

  @Test func aSolvedPuzzleStaysSolved() throws {
    let game = try game([2, 1, 4, 3], likeness: likeness("abcc"))
    game.bring(tile(1), to: position(1))
    let (result, end) = (game.lastResult, game.state)
    game.take(TileLikeness(firsts: []), of: photo, size: .twoByTwo)
    #expect(game.state == end && game.isOver && game.lastResult == result)
  }

  @Test func tilesInPlaceAreReportedOnceTheLikenessIsKnown() throws {
    let game = try game([2, 1, 4, 3])
    let serial = game.changes.serial
    game.take(TileLikeness(firsts: []), of: photo, size: .twoByTwo)
    #expect(game.changes.serial == serial)
    game.take(likeness("abcc"), of: photo, size: .twoByTwo)
    #expect(game.changes.changes(since: serial) == [.compared])
    #expect(game.checkedTiles.isEmpty)
    game.preferences.marksRightTiles = true
    #expect(game.checkedTiles == [tile(3), tile(4)])
  }

  @Test func aHintForATileInPlaceIsRemoved() throws {
    let game = try game([1, 2, 4, 3])
    game.hint()
    #expect(game.hintShown == .tile(tile(3)))
    game.take(likeness("abcc"), of: photo, size: .twoByTwo)
    #expect(game.hintShown == nil)
  }

  @Test func onlyAHintForATileThatIsInPlaceNowIsRemoved() throws {
    for (looks, isRemoved) in [("abcc", false), ("aabc", true)] {
      let game = try game([2, 1, 4, 3])
      game.hint()
      game.pickUp(tile(3), by: .click)
      #expect(game.hintShown == .tile(tile(1)))
      #expect(game.take(likeness(looks), of: photo, size: .twoByTwo) && !game.isOver)
      #expect((game.hintShown == nil) == isRemoved && game.session.isDragging != isRemoved)
      #expect(game.take(likeness(looks), of: photo, size: .twoByTwo), "it is known already")
    }
  }

  @Test func aFindingWithoutAHintLeavesTheDrags() throws {
    let game = try game([2, 1, 4, 3])
    game.pickUp(tile(3), by: .click)
    game.take(likeness("abcc"), of: photo, size: .twoByTwo)
    #expect(game.session.isDragging)
  }

  @Test func anotherDealEndsDrags() {
    let game = PicturePuzzleGame(world, level: .free(.twoByTwo))
    game.deal {
      game.play.newGame { [photo] _ in
        PicturePuzzleState(level: .free(.twoByTwo), picture: photo, tiles: [2, 1, 3, 4].map(tile))
      }
    }
    game.pickUp(tile(3), by: .click)
    game.take(likeness("aabc"), of: photo, size: .twoByTwo)
    #expect(!game.isOver && !game.session.isDragging)
  }

  @Test func undoAndRedoKeepTheLikeness() throws {
    let game = try game([2, 3, 4, 1], likeness: likeness("abcc"))
    game.bring(tile(1), to: position(1))
    game.undo()
    #expect(game.state.numbers == [2, 3, 4, 1] && game.state.likeness == likeness("abcc"))
    game.redo()
    #expect(game.state.likeness == likeness("abcc"))
    while game.canUndo { game.undo() }
    #expect(game.state.likeness == likeness("abcc"), "also in the states before the picture was compared")
  }
}
