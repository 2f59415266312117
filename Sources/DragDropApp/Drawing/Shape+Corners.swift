import Games
import Geometry
import Glibc
import Widgets

extension Shape {
  /// The corners of the shape's polygons in the unit square; `nil` for a shape with curves.
  var corners: [[Point]]? {
    switch self {
    case .triangle: [regular(3).map { $0 + Point(x: 0, y: 0.1) }]
    case .square: [[(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)].points]
    case .diamond: [[(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)].points]
    case .rectangle: [[(0, 0.26), (1, 0.26), (1, 0.74), (0, 0.74)].points]
    case .parallelogram: [[(0.3, 0.24), (1, 0.24), (0.7, 0.76), (0, 0.76)].points]
    case .trapezoid: [[(0.28, 0.2), (0.72, 0.2), (1, 0.8), (0, 0.8)].points]
    case .pentagon: [regular(5)]
    case .hexagon: [regular(6)]
    case .spark: [star(4, inner: 0.34)]
    case .star: [star(5, inner: 0.42)]
    case .hexagram: [star(6, inner: 0.577)]
    case .sunburst: [star(14, inner: 0.72)]
    case .plus: [cross]
    case .saltire: [cross.map { turned($0, by: .pi / 4) }]
    case .arrow:
      [[(0, 0.36), (0.5, 0.36), (0.5, 0.08), (1, 0.5), (0.5, 0.92), (0.5, 0.64), (0, 0.64)].points]
    case .doubleArrow:
      [
        [
          (0.5, 0), (0.86, 0.36), (0.62, 0.36), (0.62, 0.64), (0.86, 0.64), (0.5, 1), (0.14, 0.64), (0.38, 0.64),
          (0.38, 0.36), (0.14, 0.36),
        ].points
      ]
    case .lightning:
      [[(0.6, 0), (0.16, 0.58), (0.46, 0.58), (0.36, 1), (0.84, 0.38), (0.54, 0.38), (0.78, 0)].points]
    case .hourglass: [[(0.1, 0), (0.9, 0), (0.54, 0.5), (0.9, 1), (0.1, 1), (0.46, 0.5)].points]
    case .chevron: [[(0.5, 0.16), (1, 0.62), (1, 0.9), (0.5, 0.44), (0, 0.9), (0, 0.62)].points]
    case .stairs:
      [
        [
          (0, 1), (0, 0.68), (0.34, 0.68), (0.34, 0.36), (0.67, 0.36), (0.67, 0.04), (1, 0.04), (1, 1),
        ].points
      ]
    case .checkers:
      [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)].map { column, row in
        let (x, y) = (column / 3, row / 3)
        return [(x, y), (x + 1 / 3, y), (x + 1 / 3, y + 1 / 3), (x, y + 1 / 3)].points
      }
    default: nil
    }
  }

  private var cross: [Point] {
    [
      (0.36, 0), (0.64, 0), (0.64, 0.36), (1, 0.36), (1, 0.64), (0.64, 0.64), (0.64, 1), (0.36, 1), (0.36, 0.64),
      (0, 0.64), (0, 0.36), (0.36, 0.36),
    ].points
  }

  private func regular(_ count: Int) -> [Point] { star(count, inner: nil) }

  /// Returns a star with `count` points, or the polygon of these points if `inner` is `nil`.
  private func star(_ count: Int, inner: Double?) -> [Point] {
    (0..<count).flatMap { corner in
      let angle = (Double(corner) / Double(count) * 2 - 0.5) * .pi
      let tip = Point(x: 0.5 + cos(angle) / 2, y: 0.5 + sin(angle) / 2)
      guard let inner else { return [tip] }
      let between = angle + .pi / Double(count)
      return [tip, Point(x: 0.5 + cos(between) * inner / 2, y: 0.5 + sin(between) * inner / 2)]
    }
  }

  private func turned(_ point: Point, by angle: Double) -> Point {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    return Point(x: 0.5 + x * cos(angle) - y * sin(angle), y: 0.5 + x * sin(angle) + y * cos(angle))
  }
}

extension [(Double, Double)] {
  fileprivate var points: [Point] { map { Point(x: $0.0, y: $0.1) } }
}
