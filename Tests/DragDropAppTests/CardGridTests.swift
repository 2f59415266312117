import Geometry
import Testing
import Widgets

@testable import DragDropApp

@Suite struct CardGridTests {
  static let counts = [6, 8, 10, 12, 16, 20, 24, 30, 36, 42, 48, 56, 64]
  static let sizes = [336, 366, 390, 560, 780, 1200, 3800].flatMap { width in
    [300, 480, 640, 1000, 2000].map { Size(width: width, height: $0) }
  }

  @Test func aPhoneHasTheLengthsOfTheTable() {
    let grid = CardGrid(size: Size(width: 390, height: 640), count: 6)
    #expect(grid.columns == 3 && grid.scale == 1)
    let frames = (0..<6).map(grid.frame)
    #expect(frames.allSatisfy { $0.size.height == 80 })
    #expect(abs(frames[1].minX - frames[0].maxX - 10) <= 1 && abs(frames[3].minY - frames[0].maxY - 10) <= 1)
    #expect(CardGrid(size: Size(width: 390, height: 640), count: 8).columns == 4)
    #expect(CardGrid(size: Size(width: 390, height: 640), count: 8).frame(of: 0).size.height == 80)
  }

  @Test func theCardsGrowToTwiceTheirSizeAndNoFurther() {
    #expect(CardGrid(size: Size(width: 585, height: 2000), count: 6).scale == 1.5)
    #expect(CardGrid(size: Size(width: 3800, height: 2000), count: 6).scale == 2)
  }

  @Test(arguments: counts) func everyCardIsInsideAndApart(count: Int) {
    for size in Self.sizes {
      let grid = CardGrid(size: size, count: count)
      let frames = (0..<count).map(grid.frame)
      let board = Rect(origin: .zero, size: size)
      for (index, frame) in frames.enumerated() {
        #expect(frame.overlap(with: board) == frame.size.width * frame.size.height, "\(frame) inside \(size)")
        for other in frames[(index + 1)...] { #expect(frame.overlap(with: other) == 0, "\(frame), \(other), \(size)") }
      }
    }
  }

  @Test func theGridFollowsTheShapeOfTheWindow() {
    let (upright, lying) = (Size(width: 390, height: 900), Size(width: 1400, height: 500))
    for count in Self.counts.dropFirst(2) {
      #expect(CardGrid(size: upright, count: count).columns < CardGrid(size: lying, count: count).columns)
    }
  }

  @Test func aPhoneHasRoomToTouchAllSixtyFourCards() {
    let card = CardGrid(size: Size(width: 360, height: 620), count: 64).frame(of: 0).size
    #expect(card.width >= 40 && card.height >= 44)
  }

  @Test func fromRightToLeftTheRowsAreMirrored() {
    let size = Size(width: 390, height: 640)
    let (plain, mirrored) = (
      CardGrid(size: size, count: 12), CardGrid(size: size, count: 12, isRightToLeft: true)
    )
    #expect(mirrored.frame(of: 0) == plain.frame(of: plain.columns - 1))
  }

  @Test func aBoardWithoutSpaceHarmsNothing() {
    for count in Self.counts { #expect(CardGrid(size: .zero, count: count).frame(of: 0).size.width >= 1) }
  }
}
