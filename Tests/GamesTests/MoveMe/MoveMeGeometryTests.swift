import Geometry
import Testing

@testable import Games

@Suite struct MoveMeGeometryTests {
  private let phone = MoveMeGeometry.phone
  private static let first = SquarePosition(x: 0, y: 0)
  private static let last = SquarePosition(x: SquarePosition.steps, y: SquarePosition.steps)

  @Test func squaresShrinkUntilTheyCoverAtMostTwiceTheBoard() {
    #expect(phone.fitting(0) == phone && phone.fitting(2) == phone)
    #expect(abs(phone.fitting(50).side - 93.47) < 0.01, "the square root of 2 · 390 · 560 / 50")
    #expect(phone.fitting(500).side == 44, "a finger needs it")
  }

  @Test func aBoardHasAtLeastOnePixelAndALimitedSize() {
    let board = MoveMeGeometry(width: -5, height: .nan, side: 0)
    #expect([board.width, board.height, board.side] == [1, 1, 1])
    #expect(MoveMeGeometry(width: 1e30, height: 100, side: 5).width == 16_777_216)
  }

  @Test func positionsBeyondTheBoardAreLimited() {
    let (bottomLeft, topRight) = (SquarePosition(x: -1, y: 70_000), SquarePosition(x: 70_000, y: -1))
    #expect(bottomLeft.x == 0 && bottomLeft.y == 65_535)
    #expect(topRight.x == 65_535 && topRight.y == 0)
  }

  @Test func theSmallerOfTwoLimitsCounts() {
    let (large, small) = (SquareLimit(side: 100, on: phone), SquareLimit(side: 50, on: phone))
    #expect(abs(small.across * phone.width - 50) < 0.02 && abs(small.down * phone.height - 50) < 0.02)
    #expect(large.combined(with: small) == small && small.combined(with: large) == small)
    #expect(small.combined(with: nil) == small)
  }

  /// Of several positions that are equally far from all squares and from the center, the first in reading order is taken.
  @Test(
    arguments: [
      ([], Point(x: 195, y: 280)), ([first], Point(x: 340, y: 510)), ([last], Point(x: 50, y: 50)),
      ([first, last], Point(x: 340, y: 165)),
    ] as [([SquarePosition], Point)])
  func theFreestPositionIsFarFromAllSquares(positions: [SquarePosition], center: Point) {
    #expect(phone.center(of: phone.freestPosition(among: positions)).distance(to: center) < 0.02)
  }

  /// The frames of both squares have whole numbers, because the edges of the board limit them.
  @Test(
    arguments: [
      (first, Rect(x: 100, y: 40, width: 5, height: 5), Rect(x: 101, y: 40, width: 5, height: 5)),
      (first, Rect(x: 40, y: 100, width: 5, height: 5), Rect(x: 40, y: 101, width: 5, height: 5)),
      (last, Rect(x: 285, y: 500, width: 5, height: 5), Rect(x: 284, y: 500, width: 5, height: 5)),
      (last, Rect(x: 340, y: 455, width: 5, height: 5), Rect(x: 340, y: 454, width: 5, height: 5)),
    ] as [(SquarePosition, Rect, Rect)])
  func aRectangleContainsTheSquaresThatItTouches(position: SquarePosition, touching: Rect, beside: Rect) {
    let square = MoveMeSquare(number: 1, color: .blue, position: position)
    let state = MoveMeState(level: .three, squares: [square])
    #expect(state.squares(in: touching, phone) == [square] && state.squares(in: beside, phone) == [])
  }
}
