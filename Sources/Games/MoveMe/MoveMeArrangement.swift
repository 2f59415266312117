import Geometry
import Glibc

package enum MoveMeArrangement: String, CaseIterable, Sendable {
  case grid, circle, line

  /// Returns an arrangement on a board of the usual square size; the squares shrink if they would overlap otherwise.
  package func arranged(_ count: Int, in board: MoveMeGeometry) -> ArrangedSquares {
    switch self {
    case .grid: grid(count, board)
    case .circle: circle(count, board)
    case .line: line(count, board)
    }
  }

  /// The maximum part of the distance between two squares that a square fills.
  private static let filling = 0.94
  /// The smallest side, as a share of the usual one, before the squares get another line or ring.
  private static let smallest = 0.24

  private func grid(_ count: Int, _ board: MoveMeGeometry) -> ArrangedSquares {
    let ideal = (Double(count) * board.width / board.height).squareRoot().rounded()
    let columns = min(max(1, Int(clamping: ideal)), max(1, count))
    let rows = max(1, (count + columns - 1) / columns)
    let positions = (0..<count).map { index in
      SquarePosition(
        across: (Double(index % columns) + 0.5) / Double(columns), down: (Double(index / columns) + 0.5) / Double(rows))
    }
    let cell = min(board.width / Double(columns), board.height / Double(rows))
    return ArrangedSquares(positions, side: cell * Self.filling, in: board)
  }

  private func line(_ count: Int, _ board: MoveMeGeometry) -> ArrangedSquares {
    let isWide = board.width > board.height
    let (length, depth) = isWide ? (board.width, board.height) : (board.height, board.width)
    func perLine(_ lines: Int) -> Int { (max(1, count) + lines - 1) / lines }
    func side(_ lines: Int) -> Double {
      min(length / Double(perLine(lines) + 1), depth / Double(lines)) * Self.filling
    }
    let numbers = 1...max(1, count)
    let lines = numbers.first { side($0) >= board.side * Self.smallest } ?? numbers.max { side($0) < side($1) } ?? 1
    let used = min(side(lines), board.side)
    let positions = (0..<count).map { index in
      let (line, place) = index.quotientAndRemainder(dividingBy: perLine(lines))
      let along = Double(place + 1) / Double(perLine(lines) + 1)
      let across = 0.5 + (Double(line) - Double(lines - 1) / 2) * used / Self.filling / depth
      return isWide ? SquarePosition(across: along, down: across) : SquarePosition(across: across, down: along)
    }
    return ArrangedSquares(positions, side: lines == 1 ? side(1) : used, in: board)
  }

  private func circle(_ count: Int, _ board: MoveMeGeometry) -> ArrangedSquares {
    let rings = SquareRings(around: count, in: board, smallest: Self.smallest)
    let middle = Point(x: board.width / 2, y: board.height / 2)
    let geometry = board.limited(to: SquareLimit(side: rings.side, on: board))
    let positions = rings.rings.flatMap { ring in
      (0..<ring.count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(ring.count) - .pi / 2
        return geometry.position(of: middle + Point(x: cos(angle), y: sin(angle)) * ring.radius)
      }
    }
    return ArrangedSquares(positions, side: rings.side, in: board)
  }
}

package struct ArrangedSquares: Equatable, Sendable {
  package let positions: [SquarePosition]
  /// The limit up to which no squares overlap.
  package let limit: SquareLimit

  fileprivate init(_ positions: [SquarePosition], side: Double, in board: MoveMeGeometry) {
    self.positions = positions
    limit = SquareLimit(side: side, on: board)
  }
}
