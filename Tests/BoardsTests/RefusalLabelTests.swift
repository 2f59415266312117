import Geometry
import Testing

@testable import Boards

/// Where the reason of a refusal is shown.
struct RefusalLabelTests {
  private let size = Size(width: 100, height: 20)
  private let area = Rect(x: 0, y: 0, width: 400, height: 300)

  private func frame(at place: Rect, within area: Rect) -> Rect {
    RefusalLabel.frame(of: size, at: place, within: area)
  }

  @Test func theLabelIsInTheUpperPartOfThePlace() {
    let place = Rect(x: 100, y: 50, width: 120, height: 80)
    #expect(frame(at: place, within: area) == Rect(x: 110, y: 62, width: 100, height: 20))
  }

  @Test(arguments: [
    (Point(x: -90, y: -70), Point(x: 6, y: 6)), (Point(x: 370, y: 290), Point(x: 294, y: 274)),
  ])
  func theLabelStaysInTheArea(corner: Point, origin: Point) {
    let place = Rect(origin: corner, size: Size(width: 120, height: 80))
    #expect(frame(at: place, within: area).origin == origin)
  }

  @Test func theLabelIsInTheVisiblePartOfAZoomedBoard() {
    let visible = Rect(x: 1000, y: 500, width: 400, height: 300)
    let place = Rect(x: 200, y: 400, width: 2000, height: 900)
    #expect(frame(at: place, within: visible) == Rect(x: 1150, y: 506, width: 100, height: 20))
  }

  @Test func aLabelThatIsTooWideShowsItsBeginning() {
    let narrow = Rect(x: 30, y: 40, width: 60, height: 10)
    #expect(frame(at: narrow, within: narrow).origin == Point(x: 30, y: 40))
  }
}
