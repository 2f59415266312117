import DragAndDrop
import Geometry
import Testing

@testable import Games

// Throws by keys, buttons and actions.
extension MoveMeGameTests {
  @Test(arguments: NudgeDirection.allCases) func aThrowWithoutAPointerGlidesAlongItsAxis(
    direction: NudgeDirection
  ) {
    let start = center(2)
    game.throwSquare(2, direction, by: .keyboard)
    let way = center(2) - start
    #expect(abs(direction == .left || direction == .right ? way.y : way.x) < 0.02)
    #expect(center(2).distance(to: start) > 50, "\(way)")
    guard case .thrown([2], _)? = game.changes.changes(since: 0).last else { Issue.record("no throw"); return }
    game.undo()
    expect(2, at: start.x, start.y)
  }

  @Test func aSmallSquareIsThrownToo() throws {
    game.chooseLevel(MoveMeLevel.fiveHundred.rawValue)
    game.arrange(.grid)
    #expect(game.geometry.side < 23)
    let start = try #require(game.state.square(1)).position
    game.throwSquare(1, .right, by: .keyboard)
    let end = try #require(game.state.square(1)).position
    #expect(game.geometry.center(of: end).x > game.geometry.center(of: start).x + 20)
    guard case .thrown([1], _)? = game.changes.changes(since: 0).last else { Issue.record("no throw"); return }
  }

  @Test func aThrowAgainstTheEdgeStaysOnTheBoard() {
    bring(1, to: 50, 60)
    for _ in 0..<3 { game.throwSquare(1, .left, by: .accessibility) }
    #expect(center(1).x >= 50)
  }
}
