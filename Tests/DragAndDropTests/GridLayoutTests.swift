import DragAndDrop
import Geometry
import Testing

@Suite struct GridLayoutTests {
  @Test(arguments: [-1e300, -1, 0, 1e300, .nan, .infinity, -.infinity])
  func aGridHasBetweenOneAndAMillionColumns(width: Double) {
    let tiny = Size(width: .leastNonzeroMagnitude, height: 1)
    for item in [Size(width: 10, height: 10), Size(width: width, height: 10), tiny] {
      let grid = GridLayout(Rect(x: 0, y: 0, width: width, height: 100), item: item)
      #expect((1...1_000_000).contains(grid.columns))
      _ = (grid.frame(of: 7), grid.frames(of: [nil, item]))
    }
  }

  @Test(arguments: [(39, 1), (89, 1), (90, 2), (139, 2), (140, 3)] as [(Double, Int)])
  func aRowHasAsManyItemsAsFit(width: Double, columns: Int) {
    let grid = GridLayout(
      Rect(x: 5, y: 7, width: width, height: 100), item: Size(width: 40, height: 30), spacing: 10)
    #expect(grid.columns == columns)
    let frames = (0..<6).map(grid.frame)
    #expect(frames == grid.frames(of: Array(repeating: nil, count: 6)))
    #expect(frames[columns] == Rect(x: 5, y: 47, width: 40, height: 30), "the second row")
  }

  @Test(arguments: 2...8) func equalItemsThatFillARowAreInIt(columns: Int) {
    for width in stride(from: 200.0, to: 1300, by: 1) {
      let side = (width - Double(columns - 1) * 12) / Double(columns)
      let grid = GridLayout(
        Rect(x: 0, y: 0, width: width, height: 100), item: Size(width: side, height: side), spacing: 12)
      let row = grid.frames(of: Array(repeating: nil, count: columns))
      #expect(grid.columns == columns && row.allSatisfy { $0.minY == 0 }, "\(width) wide")
    }
  }

  @Test func emptyItemsAndInfiniteWidthsGiveOneColumn() {
    #expect(GridLayout(Rect(x: 0, y: 0, width: 90, height: 9), item: .zero).columns == 1)
    #expect(GridLayout(Rect(x: 0, y: 0, width: .infinity, height: 9), item: Size(width: 1, height: 1)).columns == 1)
    let many = GridLayout(Rect(x: 0, y: 0, width: 1e9, height: 9), item: Size(width: 1, height: 1))
    #expect(many.columns == 1_000_000)
  }

  @Test func aRowFitsItemsOfDifferentSizes() {
    var grid = GridLayout(Rect(x: 10, y: 20, width: 100, height: 300), item: Size(width: 40, height: 30), spacing: 10)
    let sizes: [Size?] = [
      Size(width: 200, height: 10), Size(width: 50, height: 50), nil, Size(width: 50.5, height: 20), nil,
    ]
    #expect(
      grid.frames(of: sizes) == [
        Rect(x: 10, y: 20, width: 200, height: 10), Rect(x: 10, y: 40, width: 50, height: 50),
        Rect(x: 70, y: 40, width: 40, height: 30), Rect(x: 10, y: 100, width: 50.5, height: 20),
        Rect(x: 10, y: 130, width: 40, height: 30),
      ])
    grid.isRightToLeft = true
    #expect(
      grid.frames(of: [nil, nil]) == [
        Rect(x: 70, y: 20, width: 40, height: 30), Rect(x: 20, y: 20, width: 40, height: 30),
      ])
    #expect((0..<3).map(grid.frame) == grid.frames(of: [nil, nil, nil]))
  }

  @Test func rowsOfTinyItemsAreAsHighAsTheItems() {
    let grid = GridLayout(Rect(x: 0, y: 0, width: 100, height: 300), item: Size(width: 40, height: 30))
    let tiny = Size(width: 0.5, height: 0.5)
    #expect(
      grid.frames(of: [tiny, Size(width: 100, height: 0.5), nil]) == [
        Rect(x: 0, y: 0, width: 0.5, height: 0.5), Rect(x: 0, y: 0.5, width: 100, height: 0.5),
        Rect(x: 0, y: 1, width: 40, height: 30),
      ])
  }
}
