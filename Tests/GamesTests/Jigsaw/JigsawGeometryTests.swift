import Geometry
import Testing

@testable import Games

@Suite struct JigsawGeometryTests {
  private static let tables = [
    Rect(x: 0, y: 0, width: 340, height: 300), Rect(x: 0, y: 0, width: 360, height: 560),
    Rect(x: 12, y: 30, width: 800, height: 600), Rect(x: 0, y: 0, width: 3_800, height: 2_000),
  ]

  @Test(arguments: JigsawLevel.allCases) func dealtPiecesLieOnTheTableBesideTheFrame(level: JigsawLevel) {
    for table in Self.tables {
      for aspect in [1000, 1500, 600] {
        let state = JigsawState(level: level, seed: 3, picture: nil, aspect: aspect)
        let geometry = JigsawGeometry(table: table, grid: state.grid, turns: level.turns)
        #expect(geometry.slots.count == state.grid.count)
        #expect(Set(geometry.slots).count == state.grid.count, "\(level.rawValue) \(table)")
        #expect(table.contains(geometry.frame.origin))
        for center in state.centers(in: geometry) {
          #expect(table.contains(center) && !geometry.frame.contains(center))
        }
      }
    }
  }

  /// Tables of nearly the picture's shape leave the least room for the slots.
  @Test(arguments: [250, 500, 529, 667, 1_000, 1_500, 2_111, 3_558, 3_721, 4_000])
  func thePiecesOfPicturesOfEachShapeHaveSlots(aspect: Int) {
    for level in JigsawLevel.allCases {
      let grid = JigsawGrid(level.size, aspect: aspect)
      for stretch in [0.8, 0.98, 0.99, 1, 1.02, 1.03, 1.25] {
        let table = Rect(x: 0, y: 0, width: 0.7 * Double(aspect) * stretch, height: 700)
        #expect(JigsawGeometry(table: table, grid: grid, turns: level.turns).slots.count == grid.count, "\(stretch)")
      }
    }
  }

  @Test(arguments: JigsawLevel.allCases) func theTabsOfDealtPiecesLieOnTheTable(level: JigsawLevel) {
    let (table, state) = (Self.tables[2], JigsawState(level: level, seed: 3))
    let geometry = JigsawGeometry(table: table, grid: state.grid, turns: level.turns)
    for group in state.looseGroups {
      let cells = Rect(center: geometry.center(of: group), size: geometry.extent(of: group))
      let outline = cells.inset(by: -geometry.reach)
      #expect(outline.corners.allSatisfy(table.inset(by: -0.001).contains))
    }
  }

  @Test(arguments: tables, [1000, 1500, 600]) func dealtPiecesLieOnAllSidesOfTheFrame(table: Rect, aspect: Int) {
    for level in JigsawState.levels {
      let grid = JigsawState(level: level, seed: 3, picture: nil, aspect: aspect).grid
      let geometry = JigsawGeometry(table: table, grid: grid, turns: level.turns)
      let count = Double(geometry.slots.count)
      let middle = geometry.slots.reduce(.zero) { $0 + $1 } * (1 / count)
      #expect(abs(middle.x - table.center.x) <= 0.6 * geometry.cell.width, "\(level) \(middle) \(table.center)")
      #expect(abs(middle.y - table.center.y) <= 0.6 * geometry.cell.height, "\(level) \(middle) \(table.center)")
    }
  }

  /// After a drop at any point, and on a table of any size.
  @Test func noPieceLeavesTheTable() {
    var generator = SeededGenerator(seed: 9)
    for level in JigsawState.levels {
      let state = JigsawState(level: level, seed: 5)
      let dropped = JigsawGeometry(table: Self.tables[2], grid: state.grid, turns: level.turns)
      for group in state.looseGroups {
        let far = Point(
          x: Double(generator.number(below: 8_000)) - 4_000, y: Double(generator.number(below: 8_000)) - 4_000)
        let spot = dropped.spot(of: group, centeredAt: far)
        for table in Self.tables {
          let geometry = JigsawGeometry(table: table, grid: state.grid, turns: level.turns)
          let lying = group.lying(at: spot)
          let rect = Rect(center: geometry.center(of: lying), size: geometry.extent(of: lying))
          #expect(rect.overlap(with: table) > 0.999 * rect.size.width * rect.size.height)
        }
      }
    }
  }

  @Test func invalidSizesAndPointsDoNotTrap() {
    let grid = JigsawGrid(.twelve, aspect: 1000)
    for side in [0, -5, .nan, .infinity, 1e300] {
      let geometry = JigsawGeometry(table: Rect(x: 0, y: 0, width: side, height: side), grid: grid)
      #expect(geometry.slots.count == 12)
      let group = JigsawState(level: JigsawLevel(.twelve), seed: 1).looseGroups[0]
      for point in [Point(x: .nan, y: .infinity), Point(x: -1e300, y: 1e300)] {
        _ = geometry.spot(of: group, centeredAt: point)
        _ = geometry.cell(at: point)
      }
    }
  }

  @Test(arguments: [Size(width: 1e6, height: 40), Size(width: 40, height: 1e6)])
  func theLongestTableHasAPlaceForEachPiece(size: Size) {
    let geometry = JigsawGeometry(
      table: Rect(origin: .zero, size: size), grid: JigsawGrid(.thousand, aspect: 1000))
    #expect(Set(geometry.slots).count == 1000)
  }
}
