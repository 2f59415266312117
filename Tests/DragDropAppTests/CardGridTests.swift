import Games
import Geometry
import Testing
import Widgets

@testable import DragDropApp

@Suite struct CardGridTests {
  static let sizes = [336, 366, 390, 560, 780, 1200, 1920, 3800].flatMap { width in
    [300, 480, 640, 1000, 2000].map { Size(width: width, height: $0) }
  }

  private func level(_ pairCount: Int) throws -> MemoryLevel { try #require(MemoryLevel(rawValue: "\(pairCount)")) }

  private func frames(_ grid: CardGrid, _ level: MemoryLevel) -> [Rect] { (0..<level.cardCount).map(grid.frame) }

  @Test(arguments: [3, 4]) func aPhoneHasTheSpecifiedLengths(pairCount: Int) throws {
    for height in [500.0, 600, 640] {
      let grid = CardGrid(size: Size(width: 390, height: height), level: try level(pairCount))
      #expect(grid.scale == 1 && grid.faceShare == 0.5 && grid.card.height == 80, "pictures of 40 px on cards of 80")
      let frames = frames(grid, try level(pairCount))
      #expect(abs(frames[1].minX - frames[0].maxX - 10) <= 1)
      #expect(abs(frames[pairCount].minY - frames[0].maxY - 10) <= 1)
    }
  }

  @Test(arguments: MemoryLevel.allCases) func cardsAreInsideAndDoNotOverlap(level: MemoryLevel) {
    for size in Self.sizes {
      let frames = frames(CardGrid(size: size, level: level), level)
      let board = Rect(origin: .zero, size: size)
      for (index, frame) in frames.enumerated() {
        #expect(frame.overlap(with: board) == frame.size.width * frame.size.height, "\(frame) inside \(size)")
        for other in frames[(index + 1)...] { #expect(frame.overlap(with: other) == 0, "\(frame), \(other), \(size)") }
      }
    }
  }

  @Test(arguments: MemoryLevel.allCases) func everyCardHasItsRowAndColumnInEveryWindow(level: MemoryLevel) {
    for size in Self.sizes {
      let frames = frames(CardGrid(size: size, level: level), level)
      let (lefts, tops) = (Set(frames.map(\.minX)).sorted(), Set(frames.map(\.minY)).sorted())
      #expect(lefts.count == level.columns && tops.count == level.rows, "\(size)")
      for (index, frame) in frames.enumerated() where lefts.count == level.columns && tops.count == level.rows {
        #expect(frame.minX == lefts[index % level.columns] && frame.minY == tops[index / level.columns], "\(size)")
      }
    }
  }

  @Test func threePairsFillTheWindow() throws {
    for size in [Size(width: 1200, height: 530), Size(width: 1920, height: 900), Size(width: 560, height: 690)] {
      let grid = CardGrid(size: size, level: .first)
      #expect(grid.frame.size.width > size.width * 0.94 || grid.frame.size.height > size.height * 0.94, "\(size)")
      #expect(grid.frame.size.width * grid.frame.size.height > 0.6 * size.width * size.height, "\(size)")
    }
  }

  @Test(arguments: MemoryLevel.allCases)
  func theFaceShareIsTwoThirdsExceptForOriginalLevelsOnAPhone(level: MemoryLevel) {
    #expect(CardGrid(size: Size(width: 560, height: 690), level: level).faceShare == 0.67, "emoji are 1.12 as large")
    #expect(CardGrid(size: Size(width: 390, height: 600), level: level).faceShare == (level.isOriginal ? 0.5 : 0.67))
  }

  @Test func cardsOfTheLargestLevelCanBeTouchedOnAPhone() throws {
    let card = CardGrid(size: Size(width: 360, height: 545), level: try level(32)).card
    #expect(card.width >= 38 && card.height >= 44)
  }

  @Test func fromRightToLeftTheRowsAreMirrored() throws {
    let (board, level) = (Rect(x: 0, y: 0, width: 390, height: 640), try level(6))
    let (plain, mirrored) = (
      CardGrid(in: board, level: level), CardGrid(in: board, level: level, isRightToLeft: true)
    )
    #expect(mirrored.frame(of: 0) == plain.frame(of: 3))
  }

  @Test(arguments: MemoryLevel.allCases) func cardsHaveAPixelOnABoardWithoutSpace(level: MemoryLevel) {
    #expect(CardGrid(size: .zero, level: level).frame(of: 0).size.width >= 1)
  }
}
