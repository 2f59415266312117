import Geometry
import Glibc

package enum MoveMeArrangement: String, CaseIterable, Sendable {
  case grid, circle, line

  func positions(_ count: Int, in geometry: MoveMeGeometry) -> [SquarePosition] {
    switch self {
    case .grid: grid(count, geometry)
    case .circle: circle(count, geometry)
    case .line: line(count, geometry)
    }
  }

  private func grid(_ count: Int, _ geometry: MoveMeGeometry) -> [SquarePosition] {
    let ideal = (Double(count) * geometry.width / geometry.height).squareRoot().rounded()
    let columns = min(max(1, Int(clamping: ideal)), max(1, count))
    let rows = (count + columns - 1) / columns
    return (0..<count).map { index in
      SquarePosition(
        across: (Double(index % columns) + 0.5) / Double(columns),
        down: (Double(index / columns) + 0.5) / Double(max(1, rows)))
    }
  }

  private func circle(_ count: Int, _ geometry: MoveMeGeometry) -> [SquarePosition] {
    let margin = geometry.scaled(8)
    let radius = max(0, (min(geometry.width, geometry.height) - geometry.side) / 2 - margin)
    return (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(max(1, count)) - .pi / 2
      return geometry.position(
        of: Point(x: geometry.width / 2 + radius * cos(angle), y: geometry.height / 2 + radius * sin(angle)))
    }
  }

  private func line(_ count: Int, _ geometry: MoveMeGeometry) -> [SquarePosition] {
    (1...max(1, count)).prefix(count).map { number in
      let part = Double(number) / Double(count + 1)
      return geometry.width > geometry.height
        ? SquarePosition(across: part, down: 0.5) : SquarePosition(across: 0.5, down: part)
    }
  }
}
