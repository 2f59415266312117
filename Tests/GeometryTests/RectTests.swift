import Geometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 60, height: 40)

  @Test func columnsAndRowsFillTheRectangle() {
    #expect(
      rect.columns(2) == [Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 40, y: 20, width: 30, height: 40)])
    #expect(rect.rows(2) == [Rect(x: 10, y: 20, width: 60, height: 20), Rect(x: 10, y: 40, width: 60, height: 20)])
    #expect(rect.columns(0) == [] && rect.rows(-1) == [])
  }

  @Test func columnsAndRowsBeginAtWholePixels() {
    let odd = Rect(x: 0, y: 0, width: 100.5, height: 5)
    #expect(odd.columns(3).map(\.minX) == [0, 34, 67] && odd.columns(3).last?.maxX == 100.5)
    #expect(odd.rows(2).map(\.size.height) == [3, 2])
  }

  @Test func aRectangleHasEdgesCornersAndACenter() {
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [10, 20, 70, 60])
    #expect(rect.center == Point(x: 40, y: 40))
    #expect(
      rect.corners == [Point(x: 10, y: 20), Point(x: 70, y: 20), Point(x: 70, y: 60), Point(x: 10, y: 60)])
    #expect(rect.point(0.25, 0.75) == Point(x: 25, y: 50))
    #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func initializersMakeEqualRectangles() {
    #expect(Rect(center: Point(x: 40, y: 40), size: Size(width: 60, height: 40)) == rect)
    #expect(Rect(from: Point(x: 70, y: 20), to: Point(x: 10, y: 60)) == rect)
    #expect(Rect(from: Point(x: 10, y: 60), to: Point(x: 70, y: 20)) == rect)
    #expect(Rect(center: Point(x: 5, y: 6), side: 8) == Rect(x: 1, y: 2, width: 8, height: 8))
  }

  @Test func theRightAndBottomEdgesAreOutside() {
    #expect(rect.contains(Point(x: 10, y: 20)) && rect.contains(Point(x: 69.9, y: 59.9)))
    let outside = [Point(x: 9.9, y: 40), Point(x: 40, y: 19.9), Point(x: 70, y: 40), Point(x: 40, y: 60)]
    #expect(outside.allSatisfy { !rect.contains($0) })
  }

  @Test func theOverlapIsTheCommonArea() {
    #expect(rect.overlap(with: Rect(x: 60, y: 50, width: 100, height: 100)) == 100)
    #expect(rect.overlap(with: Rect(x: 20, y: 30, width: 5, height: 5)) == 25)
    let beside = [
      Rect(x: 70, y: 20, width: 9, height: 9), Rect(x: 10, y: 60, width: 9, height: 9),
      Rect(x: 0, y: 0, width: 9, height: 9), Rect(x: 90, y: 20, width: 9, height: 9),
    ]
    #expect(beside.allSatisfy { rect.overlap(with: $0) == 0 })
    // Half a pixel of both.
    #expect(rect.overlap(with: Rect(x: 69.5, y: 59.5, width: 9, height: 9)) == 0.25)
  }

  @Test func anInsetMovesEachEdge() {
    #expect(rect.inset(by: 5) == Rect(x: 15, y: 25, width: 50, height: 30))
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 70, height: 50))
  }

  @Test func aRectangleMovesIntoBoundsByTheShortestWay() {
    let bounds = Rect(x: 0, y: 10, width: 100, height: 100)
    #expect(rect.moved(into: bounds) == rect)
    #expect(Rect(x: -5, y: 0, width: 60, height: 40).moved(into: bounds).origin == Point(x: 0, y: 10))
    #expect(Rect(x: 80, y: 90, width: 60, height: 40).moved(into: bounds).origin == Point(x: 40, y: 70))
    #expect(Rect(x: 7, y: 7, width: 300, height: 300).moved(into: bounds).origin == bounds.origin)
  }

  @Test func originAndSizeAreRoundedSeparately() {
    let rounded = Rect(x: 1.6, y: 2.4, width: 10.4, height: 10.6).wholePixels
    #expect(rounded == Rect(x: 2, y: 2, width: 10, height: 11))
  }
}
