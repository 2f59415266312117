import Testing

@testable import Games

@Suite @MainActor struct MoveMeReturnTests {
  @Test func aSquareRestoredByUndoIsReportedAsAdded() throws {
    let game = MoveMeGame(environment: try TestWorld().start())
    game.remove(2)
    game.undo()
    game.redo()
    #expect(game.changes.changes(since: 0) == [.removed([2]), .undone, .added(2), .redone, .replaced([])])
  }
}
