import Geometry
import Testing

@testable import Games

/// Exact layouts of tables, calculated apart from the program.
@Suite struct JigsawLayoutTests {
  /// A frame of 4 × 3 cells, each 112 × 99.56 pixels large.
  private static let wide = JigsawGeometry(
    table: Rect(x: 12, y: 30, width: 800, height: 600), grid: JigsawGrid(.twelve, aspect: 1_500), turns: true)

  private static func geometry(
    _ width: Double, _ height: Double, _ size: JigsawSize, aspect: Int, turns: Bool = true
  ) -> JigsawGeometry {
    JigsawGeometry(
      table: Rect(x: 0, y: 0, width: width, height: height), grid: JigsawGrid(size, aspect: aspect), turns: turns)
  }

  private static func group(
    _ indices: [Int], turns: Int, on geometry: JigsawGeometry, at spot: JigsawSpot = JigsawSpot(x: 0, y: 0)
  ) -> JigsawGroup {
    JigsawGroup(
      indices.map(piece), JigsawPlacement(leader: indices[0], .table(spot), QuarterTurns(turns)), in: geometry.grid)
  }

  private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool { point.distance(to: Point(x: x, y: y)) < 0.1 }

  /// Compares the frame, and the slots, which are given by rows.
  private func expect(
    _ geometry: JigsawGeometry, _ frame: Rect, _ rows: [(y: Double, xs: [Double])],
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      isNear(geometry.frame.origin, frame.minX, frame.minY)
        && isNear(Point(x: geometry.frame.maxX, y: geometry.frame.maxY), frame.maxX, frame.maxY),
      "\(geometry.frame)", sourceLocation: location)
    let slots = rows.flatMap { row in row.xs.map { Point(x: $0, y: row.y) } }
    #expect(
      geometry.slots.count == slots.count && zip(geometry.slots, slots).allSatisfy { isNear($0, $1.x, $1.y) },
      "\(geometry.slots)", sourceLocation: location)
  }

  @Test func theFrameIsAsLargeAsTheSlotsAroundItAllow() {
    expect(
      Self.wide, Rect(x: 188, y: 180.67, width: 448, height: 298.67),
      [
        (114.3, [102, 257, 412, 567, 722]), (258.1, [102, 722]), (401.9, [102, 722]), (545.7, [257, 412, 567]),
      ])
    expect(
      Self.geometry(900, 300, .twelve, aspect: 2_000), Rect(x: 288, y: 69, width: 324, height: 162),
      [
        (54.5, [154.5, 253, 647, 745.5]), (150, [56, 154.5, 745.5, 844]), (245.5, [154.5, 253, 647, 745.5]),
      ])
    expect(
      Self.geometry(360, 560, .twelve, aspect: 600), Rect(x: 96, y: 140, width: 168, height: 280),
      [
        (52.5, [136.8, 223.2]), (143.5, [50.2, 309.8]), (234.5, [50.2, 309.8]), (325.5, [50.2, 309.8]),
        (416.5, [50.2, 309.8]), (507.5, [136.8, 223.2]),
      ])
    // More slots are free on a long table than there are pieces, which lie in the nearest ones.
    let columns = [378.9, 485, 1_015, 1_121.1]
    expect(
      JigsawGeometry(
        table: Rect(x: 0, y: 0, width: 1_500, height: 300), grid: JigsawGrid(.twelve, aspect: 1_000)),
      Rect(x: 624, y: 24, width: 252, height: 252), [(55.2, columns), (150, columns), (244.8, columns)])
    // The slots on a low table are in one row.
    expect(
      Self.geometry(4_000, 300, .twelve, aspect: 4_000, turns: false),
      Rect(x: 1_496, y: 24, width: 1_008, height: 252),
      [
        (
          150,
          [329.1, 537.9, 746.8, 955.7, 1_164.5, 1_373.4, 2_626.6, 2_835.5, 3_044.3, 3_253.2, 3_462.1, 3_670.9]
        )
      ])
    // As many slots as pieces are enough.
    let row = [43.2, 119.1, 195, 270.9, 346.8]
    expect(
      Self.geometry(390, 560, .twentyFour, aspect: 1_000, turns: false),
      Rect(x: 70.2, y: 155.2, width: 249.6, height: 249.6),
      [
        (32.7, row), (87.6, row), (142.6, [43.2, 346.8]), (417.4, [43.2, 346.8]), (472.4, row), (527.3, row),
      ])
  }

  @Test func tooSmallAndTooLargeTablesAreLimited() {
    let limits: [(Double, Double)] = [(0, 40), (39.5, 40), (40.5, 40.5), (1e6, 1e6), (1e7, 1e6), (.nan, 40)]
    for (side, limited) in limits {
      let size = Self.geometry(side, side, .twelve, aspect: 1_000).table.size
      #expect(size == Size(width: limited, height: limited), "\(side)")
    }
  }

  @Test func piecesJoinAtADistanceThatSuitsTheirSizeAndAFinger() {
    let distances: [(Double, Double, JigsawSize, Double, Double)] = [
      (390, 560, .twelve, 13.3, 21.16), (390, 560, .hundred, 10, 10), (390, 560, .thousand, 3.25, 3.25),
      (3_840, 2_000, .thousand, 10, 14.7),
    ]
    for (width, height, size, other, frame) in distances {
      let geometry = Self.geometry(width, height, size, aspect: 1_000, turns: false)
      #expect(abs(geometry.snapDistance - other) < 0.01, "\(size), \(geometry.snapDistance)")
      #expect(abs(geometry.frameSnapDistance - frame) < 0.01, "\(size), \(geometry.frameSnapDistance)")
    }
  }

  @Test func aTurnedGroupLiesAroundItsCenter() {
    let spot = JigsawSpot(x: 10_000, y: 50_000)
    let (geometry, group) = (Self.wide, Self.group([1, 4, 5], turns: 1, on: Self.wide, at: spot))
    #expect(group.span.rows == 2 && group.span.columns == 2 && group.origin.row == 0 && group.origin.column == 0)
    let extent = geometry.extent(of: group)
    #expect(abs(extent.width - 199.11) < 0.01 && abs(extent.height - 224) < 0.01)
    let center = geometry.center(of: group)
    #expect(isNear(center, 220.54, 415.78), "\(center)")
    let centers: [(Int, Double, Double)] = [(1, 270.32, 471.78), (4, 170.76, 359.78), (5, 170.76, 471.78)]
    for (index, x, y) in centers {
      #expect(isNear(geometry.center(of: piece(index), in: group, centeredAt: center), x, y), "\(index)")
    }
    #expect(isNear(geometry.anchor(of: group, centeredAt: center), 170.76, 527.78))
    #expect(isNear(geometry.center(of: group, anchoredAt: Point(x: 400, y: 300)), 449.78, 188))
    #expect(isNear(geometry.center(of: group, onCell: 6), 418.22, 274))
  }

  @Test func aSpotIsTheNearestToAPointAtWhichAGroupIsOnTheTable() {
    let (geometry, group) = (Self.wide, Self.group([1, 4, 5], turns: 1, on: Self.wide))
    let spots: [(Double, Double, Int, Int)] = [
      (300, 400, 19_449, 46_830), (0, 400, 0, 46_830), (300, 1e9, 19_449, 65_535), (1e300, -1e300, 65_535, 0),
    ]
    for (x, y, across, down) in spots {
      let spot = geometry.spot(of: group, centeredAt: Point(x: x, y: y))
      #expect(spot == JigsawSpot(x: across, y: down), "\(x), \(y): \(spot)")
    }
    // On a low table, less than the tabs is left beside a piece.
    let low = Self.geometry(1_500, 300, .twelve, aspect: 1_000, turns: false)
    let corners = [JigsawSpot(x: 0, y: 0), JigsawSpot(x: 65_535, y: 65_535)].map { spot in
      low.center(of: Self.group([4], turns: 0, on: low, at: spot))
    }
    #expect(isNear(corners[0], 57, 46.5) && isNear(corners[1], 1_443, 253.5), "\(corners)")
  }

  @Test func aGroupLongerThanTheTableLiesInItsMiddle() {
    let last = JigsawSpot(x: 65_535, y: 65_535)
    let low = Self.geometry(900, 300, .twelve, aspect: 2_000)
    let row = Self.group([0, 1, 2, 3], turns: 1, on: low, at: last)
    #expect(isNear(low.center(of: row), 859.5, 150))
    #expect(low.spot(of: row, centeredAt: Point(x: 400, y: 200)) == JigsawSpot(x: 28_767, y: 0))
    let narrow = Self.geometry(300, 900, .twelve, aspect: 500)
    let column = Self.group([0, 2, 4, 6, 8, 10], turns: 1, on: narrow, at: last)
    #expect(isNear(narrow.center(of: column), 150, 846))
  }

  @Test func eachPointOfTheFrameIsInACell() {
    let geometry = Self.wide
    for index in 0..<12 {
      let (row, column) = (Double(index / 4), Double(index % 4))
      let (x, y) = (188 + 112 * (column + 0.5), 180.67 + 99.556 * (row + 0.5))
      #expect(isNear(geometry.center(ofCell: index), x, y))
      for (dx, dy) in [(0, 0), (-55, -49), (55, 49)] as [(Double, Double)] {
        #expect(geometry.cell(at: Point(x: x + dx, y: y + dy)) == index)
      }
    }
    for (x, y) in [(187, 200), (637, 200), (400, 180), (400, 480)] as [(Double, Double)] {
      #expect(geometry.cell(at: Point(x: x, y: y)) == nil)
    }
  }
}
