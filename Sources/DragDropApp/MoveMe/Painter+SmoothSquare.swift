import Geometry
import Glibc
import Widgets

extension Painter {
  /// Adds a square with quarters of superellipses as corners, which bend gradually, for an even highlight.
  func addSmoothSquare(_ rect: Rect, radius: Double) {
    let extent = min(1.53 * radius, rect.size.width / 2, rect.size.height / 2)
    let corners: [(center: Point, x: Double, y: Double)] = [
      (Point(x: rect.maxX - extent, y: rect.minY + extent), 1, -1),
      (Point(x: rect.maxX - extent, y: rect.maxY - extent), 1, 1),
      (Point(x: rect.minX + extent, y: rect.maxY - extent), -1, 1),
      (Point(x: rect.minX + extent, y: rect.minY + extent), -1, -1),
    ]
    for (index, corner) in corners.enumerated() {
      // Every second corner runs in reverse, so that the outline is continuous.
      let steps = index.isMultiple(of: 2) ? Array(0...Self.steps) : (0...Self.steps).reversed()
      for step in steps {
        let point = Self.quarter(step)
        let place = corner.center + Point(x: point.x * corner.x, y: point.y * corner.y) * extent
        if index == 0, step == 0 { move(to: place) } else { line(to: place) }
      }
    }
    close()
  }

  private static let steps = 24
  /// The exponent at which a corner of 1.53 times the radius cuts off as much as an arc.
  private static let exponent = 3.26

  private static func quarter(_ step: Int) -> Point {
    let angle = Double(step) / Double(steps) * .pi / 2
    return Point(x: pow(sin(angle), 2 / exponent), y: pow(cos(angle), 2 / exponent))
  }
}
