import Geometry

/// The curves along which a picture is cut into pieces; a grid and a seed give the same ones on every machine.
package struct JigsawCut: Equatable, Sendable {
  /// A side that two pieces share.
  struct Side: Equatable, Sendable {
    let tab: JigsawTab
    /// Whether the piece on the left, or above, has the tab.
    let isFirst: Bool
  }

  package let grid: JigsawGrid
  /// The sides between a piece and the one right of it, row by row.
  private let rightSides: [Side]
  /// The sides between a piece and the one below it, row by row.
  private let lowerSides: [Side]

  package init(_ grid: JigsawGrid, seed: UInt64) {
    self.grid = grid
    var generator = SeededGenerator(seed: seed)
    let tabs = shuffled(JigsawTab.all, using: &generator)
    let across = (grid.columns - 1) * grid.rows
    let sides = tabs.prefix(across + grid.columns * (grid.rows - 1)).map { tab in
      Side(tab: tab, isFirst: generator.number(below: 2) == 0)
    }
    (rightSides, lowerSides) = (Array(sides.prefix(across)), Array(sides.dropFirst(across)))
  }

  /// Returns the side between a piece and the one right of it; `nil` at the edge.
  func rightSide(of index: Int) -> Side? {
    let (row, column) = (grid.row(index), grid.column(index))
    return column < grid.columns - 1 ? rightSides[row * (grid.columns - 1) + column] : nil
  }

  /// Returns the side between a piece and the one below it; `nil` at the edge.
  func lowerSide(of index: Int) -> Side? { grid.row(index) < grid.rows - 1 ? lowerSides[index] : nil }

  private var unit: Double { min(grid.cell.width, grid.cell.height) }

  /// Returns the curve on the right of a piece, downwards; a straight line at the edge.
  private func rightCurve(of index: Int) -> CurvePath {
    let (x, y) = (
      Double(grid.column(index) + 1) * grid.cell.width, Double(grid.row(index)) * grid.cell.height
    )
    let length = grid.cell.height
    guard let side = rightSide(of: index) else { return Self.line(Point(x: x, y: y), Point(x: x, y: y + length)) }
    let curve = side.tab.side(length: length, unit: unit)
    // Clockwise along a piece, its outside is on the left.
    return side.isFirst
      ? curve.mapped { Point(x: x - $0.y, y: y + $0.x) }
      : curve.mapped { Point(x: x + $0.y, y: y + length - $0.x) }.reversed
  }

  /// Returns the curve below a piece, to the right; a straight line at the edge.
  private func lowerCurve(of index: Int) -> CurvePath {
    let (x, y) = (
      Double(grid.column(index)) * grid.cell.width, Double(grid.row(index) + 1) * grid.cell.height
    )
    let length = grid.cell.width
    guard let side = lowerSide(of: index) else { return Self.line(Point(x: x, y: y), Point(x: x + length, y: y)) }
    let curve = side.tab.side(length: length, unit: unit)
    return side.isFirst
      ? curve.mapped { Point(x: x + length - $0.x, y: y - $0.y) }.reversed
      : curve.mapped { Point(x: x + $0.x, y: y + $0.y) }
  }

  private static func line(_ start: Point, _ end: Point) -> CurvePath {
    var line = CurvePath(from: start)
    line.addLine(to: end)
    return line
  }

  /// Returns the curves around a piece in cell units of the picture, clockwise: above, right, below and left of it.
  ///
  /// Two pieces share exactly the same curve, in opposite directions, so that there is no seam between them.
  package func sides(of piece: JigsawPiece) -> [CurvePath] {
    let index = piece.index
    let (row, column) = (grid.row(index), grid.column(index))
    let (x, y) = (Double(column) * grid.cell.width, Double(row) * grid.cell.height)
    let top =
      row > 0
      ? lowerCurve(of: index - grid.columns) : Self.line(Point(x: x, y: y), Point(x: x + grid.cell.width, y: y))
    let left =
      column > 0
      ? rightCurve(of: index - 1) : Self.line(Point(x: x, y: y), Point(x: x, y: y + grid.cell.height))
    return [top, rightCurve(of: index), lowerCurve(of: index).reversed, left.reversed]
  }

  /// Returns the outline of a piece, clockwise from its top left corner, in cell units of the picture.
  package func outline(of piece: JigsawPiece) -> CurvePath {
    let sides = sides(of: piece)
    return sides.dropFirst().reduce(into: sides[0]) { $0.append($1) }
  }
}
