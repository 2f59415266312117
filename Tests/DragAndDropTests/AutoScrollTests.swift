import Geometry
import Testing

@testable import DragAndDrop

@Suite struct AutoScrollTests {
  let edge = AutoScroll(zone: 50, topSpeed: 1000)
  let view = Rect(x: 0, y: 300, width: 200, height: 400)

  static let speeds: [(y: Double, speed: Double)] = [
    (200, -1000), (300, -1000), (310, -800), (325, -500), (350, 0), (500, 0), (650, 0), (660, 200), (700, 1000),
    (900, 1000),
  ]

  @Test(arguments: speeds)
  func theSpeedGrowsTowardsTheEdge(y: Double, speed: Double) {
    #expect(edge.velocity(at: Point(x: 100, y: y), in: view) == Point(x: 0, y: speed))
  }

  @Test func aCornerScrollsInBothDirections() {
    #expect(edge.velocity(at: Point(x: 0, y: 700), in: view) == Point(x: -1000, y: 1000))
  }

  @Test func inAShortViewTheZonesMeetInTheMiddle() {
    let short = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(edge.velocity(at: Point(x: 20, y: 10), in: short) == .zero)
    #expect(edge.velocity(at: Point(x: 30, y: 5), in: short) == Point(x: 500, y: -500))
    #expect(edge.velocity(at: .zero, in: .zero) == .zero)
  }

  @Test func scrollingStopsAtTheEnds() {
    func delta(_ start: Double, pointer y: Double, _ seconds: Double) -> Double {
      let scrolled = AutoScroll.View(view, offset: Point(x: 0, y: start), end: Point(x: 0, y: 600))
      return edge.scrollDeltas(at: Point(x: 100, y: y), in: [scrolled], after: seconds)[0].y
    }
    #expect(delta(100, pointer: 700, 0.1) == 100)
    #expect(delta(100, pointer: 325, 0.1) == -50)
    #expect(delta(590, pointer: 700, 0.1) == 10, "the end")
    #expect(delta(10, pointer: 300, 0.1) == -10, "the beginning")
    #expect(delta(0, pointer: 700, 60) == 600)
  }

  @Test func aFullyVisibleBoardDoesNotScroll() {
    let whole = AutoScroll.View(Rect(x: 0, y: 0, width: 100, height: 100), offset: .zero, end: .zero)
    #expect(edge.scrollDeltas(at: Point(x: 100, y: 100), in: [whole], after: 1) == [.zero])
  }

  /// A list of 1,000 pixels in a view of 200, on a page that scrolls in both directions in a view of 400.
  func views(list: Double, page: Double) -> [AutoScroll.View] {
    [
      AutoScroll.View(
        Rect(x: 0, y: list, width: 300, height: 200), offset: Point(x: 0, y: list), end: Point(x: 0, y: 800)),
      AutoScroll.View(
        Rect(x: -50, y: list - 190, width: 400, height: 400), offset: Point(x: 100, y: page),
        end: Point(x: 200, y: 500)),
    ]
  }

  @Test func theInnermostScrollableViewScrollsFirst() {
    let both = views(list: 100, page: 50)
    let down = Point(x: 100, y: 300)
    #expect(edge.scrollDeltas(at: down, in: both, after: 0.1) == [Point(x: 0, y: 100), .zero])
    #expect(edge.scrollDeltas(at: Point(x: 100, y: 860), in: views(list: 800, page: 50), after: 0.1) == [.zero, .zero])
    #expect(
      edge.scrollDeltas(at: Point(x: 100, y: 1010), in: views(list: 800, page: 50), after: 0.1) == [
        .zero, Point(x: 0, y: 100),
      ],
      "the list is at its end")
    #expect(
      edge.scrollDeltas(at: Point(x: 100, y: 1010), in: views(list: 800, page: 500), after: 0.1) == [.zero, .zero],
      "and so is the page")
    #expect(edge.scrollDeltas(at: down, in: [], after: 0.1) == [])
  }

  @Test func directionsAreScrolledIndependently() {
    let corner = Point(x: 350, y: 300)
    #expect(
      edge.scrollDeltas(at: corner, in: views(list: 100, page: 50), after: 0.1) == [
        Point(x: 0, y: 100), Point(x: 100, y: 0),
      ])
  }
}
