import Geometry
import Testing

@testable import Games

/// Exact layouts of trays, calculated apart from the program.
@Suite struct JigsawTrayLayoutTests {
  private static let cases: [(count: Int, view: Size, height: Double, trays: [Rect])] = [
    // A slot of the largest size fits into a tray as wide as the view.
    (1, Size(width: 3_840, height: 2_000), 140, [rect(12, 1_860, 3_816, 128)]),
    (2, Size(width: 360, height: 560), 133.6, [rect(12, 426.4, 164, 121.6), rect(184, 426.4, 164, 121.6)]),
    // Two trays lie beside each other in the narrowest view.
    (2, Size(width: 180, height: 500), 124, [rect(12, 376, 74, 112), rect(94, 376, 74, 112)]),
    // Three have 110 pixels each, which is wide enough.
    (
      3, Size(width: 354, height: 560), 133.6,
      [rect(12, 426.4, 104.67, 121.6), rect(124.67, 426.4, 104.67, 121.6), rect(237.33, 426.4, 104.67, 121.6)]
    ),
    (
      5, Size(width: 360, height: 560), 207.2,
      [
        rect(12, 352.8, 106.67, 93.6), rect(126.67, 352.8, 106.67, 93.6), rect(241.33, 352.8, 106.67, 93.6),
        rect(12, 454.4, 106.67, 93.6), rect(126.67, 454.4, 106.67, 93.6),
      ]
    ),
    (2, Size(width: 300, height: 250), 92, [rect(12, 158, 134, 80), rect(154, 158, 134, 80)]),
    (2, Size(width: 30, height: 300), 92, [rect(12, 208, 0, 80), rect(20, 208, 0, 80)]),
  ]

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    zip(a.corners, b.corners).allSatisfy { $0.distance(to: $1) < 0.05 }
  }

  private func areNear(_ a: [Rect], _ b: [Rect]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1) }
  }

  @Test func traysShareTheWidthOfTheView() {
    for (count, view, height, trays) in Self.cases {
      let layout = JigsawTrayLayout(count: count, view: view)
      #expect(abs(layout.height - height) < 0.01, "\(count) in \(view)")
      #expect(areNear(layout.trays, trays), "\(count) in \(view): \(layout.trays)")
    }
    #expect(JigsawTrayLayout().trays.isEmpty)
  }

  @Test func aTallTitleMakesTraysHigher() {
    let layout = JigsawTrayLayout(count: 4, view: Size(width: 1_000, height: 700), titleHeight: 25)
    #expect(layout.height == 145 && layout.trays.map(\.minX) == [12, 258, 504, 750])
    #expect(layout.trays.allSatisfy { $0.minY == 555 && $0.size == Size(width: 238, height: 133) })
    #expect(layout.titleFrame(inTray: 3) == Self.rect(7, 4, 224, 25))
    #expect(layout.titleFrame(inTray: 4) == .zero)
    #expect(JigsawTrayLayout(count: 2, view: Size(width: 30, height: 300)).titleFrame(inTray: 0).size.width == 0)
  }

  @Test func traysBeginOnTheRightFromRightToLeft() {
    let layout = JigsawTrayLayout(count: 3, view: Size(width: 1_000, height: 700), isRightToLeft: true)
    #expect(layout.trays.map(\.minX) == [668, 340, 12] && layout.trays.map(\.minY) == [560, 560, 560])
    let slots = layout.slots(12, inTray: 2)
    let expected = [Self.rect(280.16, 586, 45.84, 45.84), Self.rect(234.32, 586, 45.84, 45.84)]
    #expect(areNear(Array(slots.prefix(2)), expected), "\(slots)")
    #expect(isNear(slots[11], Self.rect(50.96, 631.84, 45.84, 45.84)), "\(slots)")
  }

  @Test func slotsAreAsLargeAsTheirNumberAllows() {
    let wide = JigsawTrayLayout(count: 1, view: Size(width: 3_840, height: 2_000))
    #expect(wide.slots(0, inTray: 0).isEmpty && wide.slots(1, inTray: 1).isEmpty)
    let row = (0..<47).map { Self.rect(18 + 80 * Double($0), 1_886, 80, 80) }
    #expect(areNear(wide.slots(47, inTray: 0), row), "47 slots of 80 pixels fit into 3,804")
    #expect(wide.slots(48, inTray: 0)[0].size.width < 80)
    let narrow = JigsawTrayLayout(count: 3, view: Size(width: 354, height: 560))
    let three = [
      Self.rect(243.33, 452.4, 43.09, 43.09), Self.rect(286.42, 452.4, 43.09, 43.09),
      Self.rect(243.33, 495.49, 43.09, 43.09),
    ]
    #expect(areNear(narrow.slots(3, inTray: 2), three), "\(narrow.slots(3, inTray: 2))")
  }

  @Test func slotsOverlapWhereThereAreTooMany() {
    let narrow = JigsawTrayLayout(count: 5, view: Size(width: 360, height: 560)).slots(12, inTray: 4)
    // Four in a row, at a distance of 17.9 pixels.
    let first = [Self.rect(132.67, 480.4, 24, 24), Self.rect(150.54, 480.4, 24, 24)]
    #expect(areNear(Array(narrow.prefix(2)), first), "\(narrow)")
    #expect(isNear(narrow[11], Self.rect(186.28, 516.14, 24, 24)), "\(narrow)")
    // A tray without width has a column, in which the distances end just below a pixel.
    let column = JigsawTrayLayout(count: 2, view: Size(width: 30, height: 300)).slots(60, inTray: 0)
    #expect(isNear(column[0], Self.rect(18, 234, 24, 24)) && isNear(column[59], Self.rect(18, 291.43, 24, 24)))
  }
}
