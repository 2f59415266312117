import DragAndDrop
import Testing

@testable import Games

// Changes while squares are dragged, and the number of drags.
extension MoveMeGameTests {
  nonisolated static let changes: [@MainActor @Sendable (MoveMeGame) -> Void] = [
    { $0.nudge(2, .left, .plain, by: .keyboard) }, { $0.throwSquare(2, .left, by: .accessibility) },
    { $0.remove(3) }, { $0.addSquare() }, { $0.arrange(.grid) }, { $0.beginDemo() },
  ]

  @Test(arguments: changes) func anotherChangeCancelsTheDrag(change: @MainActor @Sendable (MoveMeGame) -> Void) {
    game.pickUp(1, by: .pointer)
    change(game)
    #expect(!game.session.isDragging)
    #expect(game.dragState.recentEnds.first?.item == 1)
    #expect(game.dragState.recentEnds.first?.outcome == .returns(.cancelled))
  }

  @Test func theEndOfADemoCancelsItsDragAndRestoresTheBoard() {
    let dealt = game.state
    game.beginDemo()
    #expect(game.isDemo && game.demoMoveCount == 3)
    bring(1, to: 100, 100)
    game.pickUp(2, by: .finger)
    game.endDemo()
    #expect(!game.session.isDragging && !game.isDemo && game.state == dealt)
  }

  @Test func tenFingersHoldTenSquares() {
    game.chooseLevel("12")
    for number in 1...11 { #expect(game.pickUp(number, by: .finger)) }
    #expect(game.session.activeDrags.map(\.item) == Array(2...11), "the eleventh replaces the first")
  }

  @Test func onlyASquareThatAClickPicksUpIsSticky() {
    game.pickUp(1, by: .pointer)
    #expect(game.stickySquare == nil)
    game.cancel(1)
    game.pickUp(1, by: .click)
    #expect(game.stickySquare == 1)
    game.pickUp(1, by: .finger)
    #expect(game.stickySquare == 1, "also after a finger has taken hold of it")
    game.drop(1)
    #expect(game.stickySquare == nil)
  }
}
