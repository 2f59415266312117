import Testing

@testable import Games

/// Undo reverts the last move or, before the first move, the deal that replaced a game.
@Suite @MainActor struct UndoTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func check<Game: GameModel>(
    _ game: Game, move: () -> Void, _ isRestored: (Game.State, Game.State) -> Bool = { $0 == $1 }
  ) {
    for replace in [{ $0.restart() }, { $0.newGame() }] as [(Game) -> Void] {
      move()
      let (played, counters) = (game.state, game.play.counters)
      replace(game)
      #expect(game.canUndo && !game.canUndoMove && game.canRestoreReplaced)
      game.undo()
      #expect(isRestored(game.state, played) && game.play.counters == counters)
      #expect(game.canUndo && game.canUndoMove && !game.canRestoreReplaced, "the next undo reverts the move")
      game.undo()
      #expect(!isRestored(game.state, played))
      replace(game)
      game.undo()
    }
  }

  @Test func undoRevertsMovesAndDealsOfColorMatch() {
    let game = ColorMatchGame(environment: world.start())
    check(game) {
      game.state.word.map { word in
        #expect(game.pickUp(word, by: .click))
        game.move(word, to: nil, over: .target)
        game.drop(word)
      }
    }
  }

  @Test func undoRevertsMovesAndDealsOfSunAndMoon() {
    let game = SunAndMoonGame(level: .anyDeal, environment: world.start())
    check(game) { game.state.allowedPlays.first.map { _ = game.bring($0.card, to: $0.area) } }
  }

  @Test func undoRevertsMovesAndDealsOfPicturePuzzle() {
    let game = PicturePuzzleGame(world, level: .free(.threeByThree))
    check(game) { game.bring(game.state.tiles[0], to: position(8)) }
  }

  @Test func undoRevertsMovesAndDealsOfMemory() {
    let game = MemoryGame(environment: world.start())
    game.begin()
    check(game) {
      for position in game.state.pairs.first(where: { !game.state.isMatched($0[0]) }) ?? [] { game.turn(position) }
    } _: {
      $0.current == $1.current && $0.cards == $1.cards
    }
  }

  @Test func undoRevertsMovesAndDealsOfMoveMe() {
    let game = MoveMeGame(environment: world.start())
    check(game) { game.nudge(1, .left, .plain, by: .keyboard) }
  }

  @Test func aPausedGameCannotBeUndone() {
    let game = ColorMatchGame(environment: world.start())
    game.pickUp(.red, by: .click)
    game.drop(.red)
    game.pause()
    #expect(!game.canUndo)
  }
}
