import DragAndDrop
import Widgets

extension Painter {
  /// Adds lines from point to point.
  func lines(_ points: some Sequence<Point>) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
  }

  /// Adds lines from point to point, and back to the first.
  func polygon(_ points: some Sequence<Point>) {
    lines(points)
    close()
  }

  /// Adds a circle.
  func disk(_ center: Point, _ radius: Double) {
    move(to: center + Point(x: radius, y: 0))
    arc(center: center, radius: radius, from: 0, to: 2 * .pi)
    close()
  }
}
