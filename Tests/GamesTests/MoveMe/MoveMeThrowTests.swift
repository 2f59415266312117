import DragAndDrop
import Geometry
import Testing

@testable import Games

// Nudges and throws by keys, buttons and actions.
extension MoveMeGameTests {
  @Test func theNudgeDistanceScalesWithTheBoard() {
    game.boardGeometry = MoveMeGeometry(width: 780, height: 1120, side: 200)
    game.nudge(2, .down, .plain, by: .keyboard)
    expect(2, at: 390, 580)
    game.boardGeometry = MoveMeGeometry(width: 195, height: 280, side: 50)
    game.nudge(1, .right, .fine, by: .keyboard)
    expect(1, at: 98, 70)
  }

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

  @Test func aThrowWithoutAPointerTravels300PixelsAndBouncesOff() {
    game.throwSquare(2, .down, by: .keyboard)
    // Without the edge at 510, it would end at 580; half of what is beyond the edge is kept.
    expect(2, at: 195, 475)
  }

  @Test(arguments: [
    (Point(x: 2000, y: 0), Point(x: 235, y: 300)), (Point(x: -2000, y: 0), Point(x: 200, y: 300)),
    (Point(x: 0, y: 2000), Point(x: 150, y: 415)), (Point(x: 0, y: -2000), Point(x: 150, y: 125)),
  ])
  func aDraggedSquareBouncesOffEachEdge(velocity: Point, end: Point) {
    game.pickUp(2, by: .pointer)
    game.move(2, to: nil, over: game.position(of: 2, centeredAt: Point(x: 150, y: 300)))
    game.throwHeld(2, velocity: velocity)
    game.drop(2)
    expect(2, at: end.x, end.y)
  }
}
