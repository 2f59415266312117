import Geometry
import Testing

@testable import Boards

/// The parts of a rectangle that others do not cover.
struct RectPartsTests {
  @Test func thePartsContainEveryUncoveredPointOnce() {
    let whole = Rect(x: 0, y: 0, width: 12, height: 9)
    let covers = [
      Rect(x: -2, y: 3, width: 6, height: 3), Rect(x: 3, y: 2, width: 5, height: 5),
      Rect(x: 5, y: 4, width: 1, height: 1), Rect(x: 10, y: 8, width: 9, height: 9),
      Rect(x: 12, y: 0, width: 3, height: 9),
    ]
    for count in 0...covers.count {
      let others = Array(covers.prefix(count))
      let parts = whole.parts(beside: others)
      for x in -2..<14 {
        for y in -2..<14 {
          let cell = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
          let isLeft = whole.overlap(with: cell) > 0 && !others.contains { $0.overlap(with: cell) > 0 }
          #expect(parts.reduce(0) { $0 + $1.overlap(with: cell) } == (isLeft ? 1 : 0), "beside \(count): \(x), \(y)")
        }
      }
    }
  }

  @Test func aCoveredRectangleHasNoParts() {
    let rect = Rect(x: 5, y: 5, width: 4, height: 4)
    #expect(rect.parts(beside: [rect.inset(by: -1)]).isEmpty)
    #expect(rect.parts(beside: []) == [rect])
  }
}
