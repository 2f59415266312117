import Geometry
import Testing

@testable import Games

extension MoveMeGameTests {
  @Test func aSelectionKeepsItsDistancesWhereverItIsDropped() {
    game.selectAll()
    game.pickUp(1, by: .pointer)
    game.move(1, to: nil, over: SquarePosition(x: 0, y: SquarePosition.steps))
    game.drop(1)
    expect(1, at: 50, 230)
    expect(2, at: 50, 370)
    expect(3, at: 50, 510)
  }

  @Test func aDraggedSquareFollowsThePointerAfterAResize() {
    game.pickUp(1, by: .pointer)
    game.boardGeometry = MoveMeGeometry(width: 780, height: 1120, side: 200)
    game.move(1, to: nil, over: game.position(of: 1, centeredAt: Point(x: 300, y: 500)))
    game.drop(1)
    expect(1, at: 300, 500)
  }
}
