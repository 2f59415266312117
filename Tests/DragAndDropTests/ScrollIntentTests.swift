import Geometry
import Testing

@testable import DragAndDrop

@Suite struct ScrollIntentTests {
  let scroll = AutoScroll(zone: 50, topSpeed: 1000)
  let view = AutoScroll.View(
    Rect(x: 0, y: 0, width: 200, height: 200), offset: Point(x: 0, y: 100), end: Point(x: 0, y: 300))

  private func delta(after points: [Point]) -> Double {
    var intents = ScrollIntents<Int>()
    for point in points { intents.update(to: [(1, point)]) }
    return scroll.scrollDeltas(at: points.last ?? .zero, in: [view], after: 0.01, intent: intents[1])[0].y
  }

  @Test func whatIsPickedUpNearAnEdgeWaitsUntilItMovesThere() {
    #expect(delta(after: [Point(x: 9, y: 190)]) == 0)
    #expect(delta(after: [Point(x: 9, y: 190), Point(x: 60, y: 188)]) == 0, "beside")
    #expect(delta(after: [Point(x: 9, y: 190), Point(x: 9, y: 160), Point(x: 9, y: 170)]) > 0, "back again")
    #expect(delta(after: [Point(x: 9, y: 190), Point(x: 9, y: 195)]) > 0)
    #expect(delta(after: [Point(x: 9, y: 100), Point(x: 9, y: 10)]) < 0)
  }

  @Test func anItemThatIsReleasedBeginsAgain() {
    var intents = ScrollIntents<Int>()
    intents.update(to: [(1, Point(x: 0, y: 100))])
    intents.update(to: [(1, Point(x: 0, y: 190))])
    #expect(scroll.scrollDeltas(at: Point(x: 0, y: 190), in: [view], after: 1, intent: intents[1])[0].y > 0)
    intents.update(to: [])
    intents.update(to: [(1, Point(x: 0, y: 190))])
    #expect(scroll.scrollDeltas(at: Point(x: 0, y: 190), in: [view], after: 1, intent: intents[1])[0].y == 0)
  }
}
