import Geometry
import Testing

@testable import DragAndDrop

@Suite struct CollisionTests {
  /// Two places side by side, one below them, and one that covers the first two.
  let frames = [
    "left": Rect(x: 0, y: 0, width: 100, height: 100), "right": Rect(x: 100, y: 0, width: 100, height: 100),
    "below": Rect(x: 0, y: 100, width: 100, height: 100), "both": Rect(x: 0, y: 0, width: 200, height: 100),
  ]
  let names = ["left", "right", "below", "both"]

  func hits(_ collision: Collision, _ item: Rect, at point: Point, among names: [String]? = nil) -> [String] {
    let names = names ?? self.names
    return collision.candidates(among: names.count, item: item, at: point) { frames[names[$0]] }.map { names[$0] }
  }

  @Test func intersectionPrefersTheLargestOverlap() {
    let item = Rect(x: 80, y: 20, width: 60, height: 60)
    #expect(hits(.intersection, item, at: item.center) == ["both", "right", "left"])
    let corner = Rect(x: 95, y: 65, width: 60, height: 60)
    #expect(
      hits(.intersection, corner, at: corner.center, among: ["left", "right", "below"]) == ["right", "left", "below"])
    #expect(hits(.intersection, Rect(x: 200, y: 0, width: 50, height: 50), at: .zero) == [], "they only share an edge")
    let sliver = Rect(x: 199.5, y: 99.5, width: 50, height: 50)
    #expect(hits(.intersection, sliver, at: .zero) == ["right", "both"], "any overlap counts")
  }

  @Test func pointerReturnsThePlacesUnderThePointInTheirOrder() {
    let item = Rect(x: 0, y: 0, width: 300, height: 300)
    #expect(hits(.pointer, item, at: Point(x: 20, y: 20)) == ["left", "both"])
    #expect(hits(.pointer, item, at: Point(x: 100, y: 20)) == ["right", "both"], "a right edge does not count")
    #expect(hits(.pointer, item, at: Point(x: 250, y: 20)) == [])
  }

  @Test func closestCenterReturnsOnlyTheClosestPlace() {
    let item = Rect(center: Point(x: 60, y: 60), size: Size(width: 10, height: 10))
    #expect(hits(.closestCenter, item, at: .zero) == ["left"])
    #expect(hits(.closestCenter, item, at: .zero, among: ["right", "below"]) == ["right"], "at any distance")
    #expect(hits(.closestCenter(within: 50), item, at: .zero, among: ["below", "both", "right"]) == ["both"])
    #expect(hits(.closestCenter(within: 50), item, at: .zero, among: ["right"]) == [], "too far")
    let below = Rect(center: Point(x: 50, y: 100), side: 10)
    #expect(hits(.closestCenter(within: 50), below, at: .zero, among: ["left"]) == ["left"], "exactly as far")
    let between = Rect(center: Point(x: 100, y: 50), size: Size(width: 10, height: 10))
    #expect(hits(.closestCenter, between, at: .zero, among: ["right", "left"]) == ["right"], "the first of two")
  }

  @Test func closestCornersConsidersTheSize() {
    // Both places have the same center as the item.
    let frames = [
      "large": Rect(x: 0, y: 0, width: 300, height: 300), "small": Rect(x: 110, y: 110, width: 80, height: 80),
    ]
    func nearest(_ side: Double) -> [String] {
      let item = Rect(center: Point(x: 150, y: 150), size: Size(width: side, height: side))
      let names = ["large", "small"]
      let found = Collision.closestCorners.candidates(among: 2, item: item, at: .zero) { frames[names[$0]] }
      return found.map { names[$0] }
    }
    #expect(nearest(60) == ["small"] && nearest(280) == ["large"])
    #expect(hits(.closestCorners, Rect(x: 900, y: 10, width: 90, height: 90), at: .zero) == ["right"], "however far")
  }

  @Test func pointerAndIntersectionUseTheShapeOfAPlace() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let circle: Collision.Shape = { $0.distance(to: Point(x: 50, y: 50)) <= 50 }
    func isHit(_ collision: Collision, _ item: Rect) -> Bool {
      !collision.candidates(among: 1, item: item, at: item.center, shape: { _ in circle }) { _ in frame }.isEmpty
    }
    let (corner, middle) = (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 40, y: 40, width: 10, height: 10))
    for collision in [Collision.pointer, .intersection] {
      #expect(!isHit(collision, corner) && isHit(collision, middle))
      #expect(collision.isOver(frame, item: middle, at: middle.center, shape: circle))
    }
    #expect(isHit(.closestCenter, corner), "closestCenter ignores the shape")
    // Half of the item is over the circle, and all of it over the square below it.
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    let item = Rect(x: 0, y: 0, width: 30, height: 30)
    let best = Collision.intersection.candidates(among: 2, item: item, at: .zero, shape: { $0 == 0 ? circle : nil }) {
      _ in square
    }
    #expect(best == [1, 0])
  }

  @Test func aCustomCollisionOrdersPlacesByItsScore() {
    let lowest = Collision { place, item, _ in place.overlap(with: item) > 0 ? place.maxY : nil }
    let item = Rect(x: 10, y: 90, width: 50, height: 20)
    #expect(hits(lowest, item, at: item.center) == ["below", "left", "both"])
    #expect(hits(.intersection, item, at: item.center) == ["left", "below", "both"], "the order by overlap is another")
  }

  @Test func aPlaceWithoutAFrameIsNeverHit() {
    #expect(hits(.closestCenter, .zero, at: .zero, among: ["nowhere", "left"]) == ["left"])
  }

  @Test func onlyPointerKeepsAnAcceptedPlace() {
    let others = [Collision.intersection, .closestCenter, .closestCorners, Collision { _, _, _ in nil }]
    #expect(Collision.pointer.keepsPlace && others.allSatisfy { !$0.keepsPlace })
  }

  /// Only the part of the item that is over the place counts, so a shape beside that part does not.
  @Test func aShapeCountsOnlyWhereTheItemIsOverItsRectangle() {
    let place = Rect(x: 0, y: 0, width: 100, height: 100)
    let cases: [(Rect, Collision.Shape)] = [
      (Rect(x: 60, y: 40, width: 20, height: 20), { $0.x < 60 }),
      (Rect(x: 20, y: 40, width: 20, height: 20), { $0.x > 40 }),
      (Rect(x: 40, y: 60, width: 20, height: 20), { $0.y < 60 }),
      (Rect(x: 40, y: 20, width: 20, height: 20), { $0.y > 40 }),
      (Rect(x: -50, y: 40, width: 60, height: 20), { $0.x < 0 }),
      (Rect(x: 90, y: 40, width: 60, height: 20), { $0.x > 100 }),
      (Rect(x: 40, y: -50, width: 20, height: 60), { $0.y < 0 }),
      (Rect(x: 40, y: 90, width: 20, height: 60), { $0.y > 100 }),
    ]
    for (item, shape) in cases {
      #expect(!Collision.intersection.isOver(place, item: item, at: item.center, shape: shape), "\(item)")
      #expect(Collision.intersection.isOver(place, item: item, at: item.center) { !shape($0) }, "\(item)")
    }
  }

  @Test func intersectionTestsAShapeAtTheCentersOf64Parts() {
    let place = Rect(x: 0, y: 0, width: 80, height: 80)
    for (x, y) in [(5.0, 5.0), (5, 75), (75, 5), (75, 75), (35, 45)] {
      let point = Point(x: x, y: y)
      #expect(Collision.intersection.isOver(place, item: place, at: .zero) { $0.distance(to: point) < 0.1 }, "\(point)")
    }
  }
}
