import Geometry
import Testing

@testable import Games

@Suite struct JigsawCutTests {
  private static let grids = JigsawSize.allCases.flatMap { size in
    [1000, 1500, 667, 3000].map { JigsawGrid(size, aspect: $0) }
  }

  private func cuts(_ seeds: Range<UInt64>) -> [JigsawCut] {
    seeds.flatMap { seed in
      Self.grids.filter { seed == 0 || $0.count <= 100 }.map { JigsawCut($0, seed: seed) }
    }
  }

  @Test func everyGridHasTheNumberOfPiecesOfASize() {
    for grid in Self.grids { #expect(JigsawSize(rawValue: grid.count) != nil) }
    #expect((JigsawGrid(.twelve, aspect: 1500).columns, JigsawGrid(.twelve, aspect: 667).columns) == (4, 3))
    #expect((JigsawGrid(.thousand, aspect: 1500).columns) == 40)
  }

  @Test func neighborsShareTheCurveBetweenThem() {
    for cut in cuts(0..<20) {
      for index in 0..<cut.grid.count {
        let sides = cut.sides(of: piece(index))
        if cut.rightSeam(of: index) != nil {
          #expect(cut.sides(of: piece(index + 1))[3] == sides[1].reversed)
        }
        if cut.lowerSeam(of: index) != nil {
          #expect(cut.sides(of: piece(index + cut.grid.columns))[0] == sides[2].reversed)
        }
      }
    }
  }

  @Test func noTwoTabsOfAPuzzleAreEqual() {
    for cut in cuts(0..<20) {
      let seams = (0..<cut.grid.count).flatMap { [cut.rightSeam(of: $0), cut.lowerSeam(of: $0)].compactMap(\.self) }
      #expect(Set(seams.map(\.tab)).count == seams.count)
      #expect(seams.count == 2 * cut.grid.count - cut.grid.columns - cut.grid.rows)
    }
  }

  /// Two tabs that differ by one step can be told apart: somewhere, their curves are 0.4 % of a cell apart at least.
  @Test func differentTabsHaveDifferentCurves() {
    func points(_ tab: JigsawTab) -> [Point] { tab.curve(length: 1, unit: 1).points(perCurve: 8) }
    let tabs = JigsawTab.all
    for tab in tabs.prefix(40) {
      let own = points(tab)
      for other in tabs where other != tab {
        let farthest = zip(own, points(other)).map { $0.distance(to: $1) }.max() ?? 0
        #expect(farthest > 0.004)
      }
    }
  }

  @Test func outlinesAreClosedAndStayNearTheirCells() {
    for cut in cuts(0..<10) {
      let cell = cut.grid.cell
      for index in 0..<cut.grid.count {
        let outline = cut.outline(of: piece(index))
        #expect(outline.end == outline.start || outline.end.distance(to: outline.start) < 1e-9)
        let ownCell = Rect(center: cut.grid.center(of: index), size: cell)
        #expect(outline.contains(ownCell.center))
        let reach = JigsawTab.maximumHeight * min(cell.width, cell.height) + 1e-9
        let points = outline.points(perCurve: 12)
        #expect(points.allSatisfy { ownCell.inset(by: -reach).contains($0) })
      }
    }
  }

  @Test func eachPointOfThePictureIsInOnePiece() {
    var generator = SeededGenerator(seed: 5)
    for seed in 0..<6 as Range<UInt64> {
      for grid in Self.grids where grid.count <= 48 {
        let cut = JigsawCut(grid, seed: seed)
        let outlines = (0..<grid.count).map { cut.outline(of: piece($0)) }
        for _ in 0..<40 {
          let point = Point(
            x: grid.size.width * (Double(generator.number(below: 9_973)) + 0.5) / 9_974,
            y: grid.size.height * (Double(generator.number(below: 9_973)) + 0.5) / 9_974)
          #expect(outlines.count { $0.contains(point, steps: 16) } == 1)
        }
      }
    }
  }

  @Test func sidesOfAPieceDoNotMeetBetweenItsCorners() {
    for cut in cuts(0..<6) where cut.grid.count <= 100 {
      for index in 0..<cut.grid.count {
        let sides = cut.sides(of: piece(index)).map { $0.points(perCurve: 10).dropFirst(6).dropLast(6) }
        let cell = min(cut.grid.cell.width, cut.grid.cell.height)
        for (number, side) in sides.enumerated() {
          for other in sides[(number + 1)...] {
            let nearest = side.flatMap { a in other.map { $0.distance(to: a) } }.min() ?? 1
            #expect(nearest > 0.02 * cell)
          }
        }
      }
    }
  }

  @Test func theSeedDeterminesTheCut() {
    let grid = JigsawGrid(.hundred, aspect: 1000)
    #expect(JigsawCut(grid, seed: 7) == JigsawCut(grid, seed: 7))
    #expect(JigsawCut(grid, seed: 7) != JigsawCut(grid, seed: 8))
  }
}
