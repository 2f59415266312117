import Testing

@testable import Games

@Suite struct JigsawGridTests {
  @Test func theCellsAreAsSquareAsTheNumberOfPiecesAllows() {
    let grids: [(JigsawSize, [Int: Int])] = [
      // The columns for each shape; 3 × 4 and 4 × 3 cells of a square are equally square, and the first is taken.
      (.twelve, [250: 2, 667: 3, 1_000: 3, 1_001: 4, 1_500: 4, 4_000: 6]),
      (.twentyFour, [250: 2, 500: 3, 1_000: 4, 1_500: 6, 2_200: 8, 4_000: 8]),
      (.fortyEight, [250: 3, 500: 4, 1_000: 6, 1_500: 8, 4_000: 12]),
      (.hundred, [250: 5, 1_000: 10, 2_200: 20, 4_000: 20]),
      (.threeHundred, [250: 10, 500: 12, 1_000: 15, 1_500: 20, 2_200: 25, 4_000: 30]),
      (.thousand, [250: 20, 1_000: 25, 1_500: 40, 2_200: 50]),
    ]
    for (size, columns) in grids {
      for (aspect, count) in columns {
        let grid = JigsawGrid(size, aspect: aspect)
        #expect(grid.columns == count && grid.columns * grid.rows == size.rawValue, "\(size), \(aspect)")
        #expect(grid.count == size.rawValue && abs(grid.cell.width * grid.cell.height - 1) < 1e-9)
        #expect(abs(grid.size.width / grid.size.height - Double(aspect) / 1_000) < 1e-9)
      }
    }
    #expect(JigsawGrid(.twelve, aspect: 100).aspect == 250 && JigsawGrid(.twelve, aspect: 9_000).aspect == 4_000)
  }

  @Test func neighborsAreOneStepAway() {
    for size in [JigsawSize.twelve, .fortyEight] {
      let grid = JigsawGrid(size, aspect: 1_500)
      for index in 0..<grid.count {
        let adjacent = (0..<grid.count).filter { other in
          abs(grid.row(other) - grid.row(index)) + abs(grid.column(other) - grid.column(index)) == 1
        }
        #expect(grid.neighbors(of: index).sorted() == adjacent)
      }
    }
  }

  @Test func cornersAndEdgesHaveStraightSides() {
    let grid = JigsawGrid(.twelve, aspect: 1_000)
    #expect((0..<12).map(grid.straightSides) == [2, 1, 2, 1, 0, 1, 1, 0, 1, 2, 1, 2])
    #expect((0..<12).filter(grid.isEdge) == [0, 1, 2, 3, 5, 6, 8, 9, 10, 11])
  }
}
