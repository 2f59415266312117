import Testing

@testable import Games

/// Drags of cards, and what else happens during them.
@Suite @MainActor struct MemoryDragTests {
  let world: TestWorld
  let game: MemoryGame

  init() throws {
    world = try TestWorld(seed: 7)
    game = MemoryGame(environment: world.start())
    game.deal(level: nil, seed: 7)
  }

  @Test func theClockStartsAtTheFirstPickUp() {
    #expect(!game.isClockRunning)
    game.pickUp(game.state.pairs[0][0], by: .click)
    #expect(game.isClockRunning)
  }

  nonisolated static let interruptions: [@MainActor @Sendable (MemoryGame) -> Void] = [
    { $0.undo() }, { $0.redo() }, { $0.newGame() }, { $0.restart() }, { $0.chooseLevel("4") }, { $0.pause() },
    { $0.leave() },
  ]

  @Test(arguments: interruptions)
  func anInterruptionCancelsTheDrag(interrupt: @MainActor @Sendable (MemoryGame) -> Void) {
    let card = game.state.pairs[0][0]
    #expect(game.pickUp(card, by: .finger))
    interrupt(game)
    #expect(!game.session.isDragging)
    #expect(game.dragState.lastEnd?.item == card && game.dragState.lastEnd?.outcome == .returns(.cancelled))
  }

  @Test func aDragIsValidatedAgainWhenOtherCardsAreTurned() {
    let (pair, other) = (game.state.pairs[0], game.state.pairs[1])
    game.pickUp(other[0], by: .finger)
    game.move(other[0], to: nil, over: other[1])
    #expect(game.session.verdict(of: other[0]) == .accepted)
    game.turn(pair[0])
    #expect(game.session.verdict(of: other[0]) == .unknown, "only the open card can be its partner")
    game.turn(pair[1])
    #expect(game.session.verdict(of: other[0]) == .accepted)
  }

  @Test func theComputerEndsADragOfThePlayer() {
    game.startGame(.first, theme: .builtIn(.animals), playerCount: 2, computer: .easy, seed: 7)
    let (unequal, dragged) = (game.state.unequal, game.state.pairs[2][0])
    game.pickUp(dragged, by: .finger)
    unequal.forEach(game.turn)
    // This turns both back.
    game.turn(unequal[1])
    #expect(game.isComputerToPlay && game.session.isDragging)
    game.playForComputer()
    #expect(game.state.faceUp.count == 1 && !game.session.isDragging)
  }
}
