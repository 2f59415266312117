import Geometry

/// The curves along which a picture is cut into pieces; a grid and a seed give the same ones on every machine.
package struct JigsawCut: Equatable, Sendable {
  /// What two pieces share: the tab of one of them.
  struct Seam: Equatable, Sendable {
    let tab: JigsawTab
    /// Whether the piece on the left, or above, has the tab.
    let isOfFirst: Bool
  }

  package let grid: JigsawGrid
  /// The seams between a piece and the one right of it, by rows.
  private let rightSeams: [Seam]
  /// The seams between a piece and the one below it, by rows.
  private let lowerSeams: [Seam]

  package init(_ grid: JigsawGrid, seed: UInt64) {
    self.grid = grid
    var generator = SeededGenerator(seed: seed)
    let tabs = shuffled(JigsawTab.all, using: &generator)
    let across = (grid.columns - 1) * grid.rows
    let seams = tabs.prefix(across + grid.columns * (grid.rows - 1)).map { tab in
      Seam(tab: tab, isOfFirst: generator.number(below: 2) == 0)
    }
    (rightSeams, lowerSeams) = (Array(seams.prefix(across)), Array(seams.dropFirst(across)))
  }

  /// Returns the seam between a piece and the one right of it; nil at the edge.
  func rightSeam(of index: Int) -> Seam? {
    let (row, column) = (grid.row(index), grid.column(index))
    return column < grid.columns - 1 ? rightSeams[row * (grid.columns - 1) + column] : nil
  }

  /// Returns the seam between a piece and the one below it; nil at the edge.
  func lowerSeam(of index: Int) -> Seam? { grid.row(index) < grid.rows - 1 ? lowerSeams[index] : nil }

  private var unit: Double { min(grid.cell.width, grid.cell.height) }

  /// Returns the curve on the right of a piece, downwards; a straight line at the edge.
  private func rightCurve(of index: Int) -> CurvePath {
    let (x, y) = (
      Double(grid.column(index) + 1) * grid.cell.width, Double(grid.row(index)) * grid.cell.height
    )
    let length = grid.cell.height
    guard let seam = rightSeam(of: index) else { return Self.line(Point(x: x, y: y), Point(x: x, y: y + length)) }
    let curve = seam.tab.curve(length: length, unit: unit)
    // Clockwise along a piece, its outside is on the left.
    return seam.isOfFirst
      ? curve.mapped { Point(x: x - $0.y, y: y + $0.x) }
      : curve.mapped { Point(x: x + $0.y, y: y + length - $0.x) }.reversed
  }

  /// Returns the curve below a piece, to the right; a straight line at the edge.
  private func lowerCurve(of index: Int) -> CurvePath {
    let (x, y) = (
      Double(grid.column(index)) * grid.cell.width, Double(grid.row(index) + 1) * grid.cell.height
    )
    let length = grid.cell.width
    guard let seam = lowerSeam(of: index) else { return Self.line(Point(x: x, y: y), Point(x: x + length, y: y)) }
    let curve = seam.tab.curve(length: length, unit: unit)
    return seam.isOfFirst
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
  /// Two pieces share exactly the same curve, in opposite directions, so that there is no gap between them.
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
