import Geometry
import Testing

@testable import DragAndDrop

@Suite struct ScrollIntentTests {
  let scroll = AutoScroll(zone: 50, topSpeed: 1000)
  let view = AutoScroll.View(
    Rect(x: 0, y: 0, width: 200, height: 200), offset: Point(x: 0, y: 100), end: Point(x: 0, y: 300))

  private func delta(after points: [Point]) -> Double {
    var intents = ScrollIntents<Int>()
    for point in points { intents.update(to: [(1, points[0], point)]) }
    return scroll.intendedScrollDeltas(at: points.last ?? .zero, in: [view], after: 0.01, intent: intents[1])[0].y
  }

  @Test func anItemPickedUpNearAnEdgeScrollsOnceItMovesThere() {
    #expect(delta(after: [Point(x: 9, y: 190)]) == 0)
    #expect(delta(after: [Point(x: 9, y: 190), Point(x: 60, y: 188)]) == 0, "beside")
    #expect(delta(after: [Point(x: 9, y: 190), Point(x: 9, y: 160), Point(x: 9, y: 170)]) > 0, "back again")
    #expect(delta(after: [Point(x: 9, y: 190), Point(x: 9, y: 195)]) > 0)
    #expect(delta(after: [Point(x: 9, y: 100), Point(x: 9, y: 10)]) < 0)
  }

  @Test func releasingAnItemResetsItsScrollIntent() {
    var intents = ScrollIntents<Int>()
    intents.update(to: [(1, Point(x: 0, y: 100), Point(x: 0, y: 190))])
    #expect(scroll.intendedScrollDeltas(at: Point(x: 0, y: 190), in: [view], after: 1, intent: intents[1])[0].y > 0)
    intents.update(to: [])
    intents.update(to: [(1, Point(x: 0, y: 190), Point(x: 0, y: 190))])
    #expect(scroll.intendedScrollDeltas(at: Point(x: 0, y: 190), in: [view], after: 1, intent: intents[1])[0].y == 0)
  }

  @Test func aZoomedBoardCountsPixelsOfItsWindow() {
    for (threshold, moved) in [(1.0, 1.0), (16, 16)] {
      var intents = ScrollIntents<Int>()
      intents.update(to: [(1, .zero, Point(x: moved - 0.1, y: 0))], threshold: threshold)
      #expect(intents[1]?.allowed(directions[1]) == .zero)
      intents.update(to: [(1, .zero, Point(x: moved, y: 0))], threshold: threshold)
      #expect(intents[1]?.allowed(directions[1]) == directions[1])
    }
  }

  private let directions = [Point(x: -1, y: 0), Point(x: 1, y: 0), Point(x: 0, y: -1), Point(x: 0, y: 1)]

  /// Returns the directions in which an item that was moved to points can scroll.
  private func allowed(after points: [Point]) -> [Point] {
    var intent = ScrollIntent(at: Point(x: 50, y: 60))
    for point in points { intent.update(to: point) }
    return directions.filter { intent.allowed($0 * 0.5) == $0 * 0.5 }
  }

  @Test func fourPixelsInADirectionAllowScrollingThatWay() {
    for direction in directions {
      #expect(allowed(after: [Point(x: 50, y: 60) + direction * 4]) == [direction])
      #expect(allowed(after: [Point(x: 50, y: 60) + direction * 3.9]) == [])
    }
    var intent = ScrollIntent(at: .zero)
    intent.update(to: Point(x: -9, y: 9))
    #expect(intent.allowed(Point(x: -3, y: -2)) == Point(x: -3, y: 0))
    #expect(intent.allowed(Point(x: 3, y: 2)) == Point(x: 0, y: 2))
  }

  @Test func movementIsMeasuredFromTheFarthestPoint() {
    for (index, direction) in directions.enumerated() {
      let (there, back) = (Point(x: 50, y: 60) + direction * 20, Point(x: 50, y: 60) + direction * 16)
      #expect(allowed(after: [there, back]) == [0, 1].map { directions[index / 2 * 2 + $0] }, "\(direction)")
    }
  }
}
