import Geometry
import Testing
import Widgets

@testable import DragDropApp
@testable import Games

@Suite struct MemoryLayoutTests {
  private func deal(_ level: MemoryLevel, playerCount: Int = 2) -> MemoryDeal {
    MemoryDeal(level: level, playerCount: playerCount, seed: 7)
  }

  @Test func onePlayerHasNoPlatesAndAllTheSpace() {
    let size = Size(width: 390, height: 600)
    let layout = MemoryLayout(size: size, deal(.first, playerCount: 1))
    #expect(layout.plates.isEmpty && layout.grid == CardGrid(size: size, level: .first))
  }

  @Test(arguments: MemoryLevel.allCases, [1, 2]) func thePlatesAreInsideAndBesideTheCards(
    level: MemoryLevel, textScale: Double
  ) {
    for size in CardGridTests.sizes {
      let layout = MemoryLayout(size: size, deal(level), textScale: textScale)
      let board = Rect(origin: .zero, size: size)
      #expect(layout.plates.count == 2 && layout.plates[0].overlap(with: layout.plates[1]) == 0)
      for plate in layout.plates {
        #expect(plate.overlap(with: board) == plate.size.width * plate.size.height, "\(plate) inside \(size)")
        for index in 0..<level.cardCount { #expect(plate.overlap(with: layout.grid.frame(of: index)) == 0, "\(size)") }
      }
    }
  }

  @Test func platesAreAboveTheCardsOrAtTheSidesOfAWideWindow() {
    let upright = MemoryLayout(size: Size(width: 390, height: 600), deal(.first))
    #expect(upright.plates.allSatisfy { $0.maxY < upright.grid.frame.minY })
    let wide = MemoryLayout(size: Size(width: 1200, height: 530), deal(MemoryLevel.allCases[4]))
    #expect(wide.plates[0].maxX < wide.grid.frame.minX && wide.plates[1].minX > wide.grid.frame.maxX)
  }

  @Test func fromRightToLeftTheFirstPlayerIsOnTheRight() {
    let size = Size(width: 1200, height: 530)
    let (plain, mirrored) = (
      MemoryLayout(size: size, deal(.first)), MemoryLayout(size: size, deal(.first), isRightToLeft: true)
    )
    #expect(mirrored.plates == plain.plates.reversed())
  }
}
