import Testing

@testable import Games

/// Games as they are dealt, and what a finding about one that was dealt changes.
@Suite @MainActor struct DealtGameTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  @Test func onlyADealWithoutASeedKeepsWhatThePlayerHasChosen() {
    let game = PicturePuzzleGame(world, level: .free(.threeByThree))
    game.deal(.builtIn(.owl), size: .threeByThree)
    game.newGame()
    #expect(game.state.picture == .builtIn(.owl))
    game.deal(level: nil, seed: 42)
    #expect(game.state == PicturePuzzleState(level: .free(.threeByThree), seed: 42))
    #expect(game.state.picture == .builtIn(.patchworkQuilt))
  }

  @Test func aGameIsUntouchedUntilTheFirstMoveOfTheComputer() {
    let game = SunAndMoonGame(level: .computerHard, environment: world.start())
    while !game.state.isComputersTurn { game.newGame() }
    #expect(game.isUntouched)
    game.playForComputer()
    #expect(!game.isUntouched && game.play.counters == Counters())
  }

  @Test func aGameWithoutAnEndHasNoParts() {
    #expect(MoveMeState(level: .three, seed: 1).progress == Progress(0, of: 0))
  }

  @Test func theResultOfAFindingHasTheTimesOfAllParts() {
    let game = PicturePuzzleGame(world, level: .free(.twoByTwo))
    let photo = PuzzlePicture.photo(Photo(id: "a1", title: "sky.png"))
    game.deal {
      game.play.newGame { _ in
        PicturePuzzleState(level: .free(.twoByTwo), picture: photo, tiles: [2, 1, 4, 3].map(tile))
      }
    }
    game.bring(tile(1), to: position(1))
    #expect(game.state.numbers == [1, 2, 4, 3] && game.state.rightCount == 2 && !game.isOver)
    game.take(likeness("abcc"), of: photo, size: .twoByTwo)
    #expect(game.lastResult?.result.splits?.times.count == 4)
  }
}
