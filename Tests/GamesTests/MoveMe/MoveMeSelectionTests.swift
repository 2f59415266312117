import Geometry
import Testing

@testable import Games

extension MoveMeGameTests {
  @Test func theSelectionOfAllAndOfNoneIsReported() {
    game.selectAll()
    #expect(game.clearSelection() && !game.clearSelection())
    #expect(game.changes.changes(since: 0) == [.selected(count: 3), .selected(count: 0)])
  }

  @Test func oneSelectedSquareIsArrangedWithAllOthers() {
    game.toggleSelection(3)
    game.arrange(.line)
    #expect(game.changes.changes(since: 0) == [], "they are in a line already")
    game.arrange(.circle)
    expect(1, at: 195, 143)
  }

  @Test func aSquareThatUndoRemovesIsNotSelectedAnyMore() {
    game.addSquare()
    game.toggleSelection(4)
    game.undo()
    #expect(game.state.numbers == [1, 2, 3] && game.selection == [])
  }

  @Test func theEdgeBelongsToASquare() {
    let center = center(2)
    for direction in [Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1)] {
      #expect(game.square(at: center + direction * 50)?.number == 2)
      #expect(game.square(at: center + direction * 51) == nil)
    }
  }
}
