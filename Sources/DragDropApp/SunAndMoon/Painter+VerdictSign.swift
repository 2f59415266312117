import Widgets

/// The shape of a verdict.
enum VerdictSign {
  /// It would be taken.
  case check
  /// It would come back.
  case cross

  fileprivate var strokes: [[Point]] {
    switch self {
    case .check: [[Point(x: -0.45, y: 0.05), Point(x: -0.1, y: 0.4), Point(x: 0.5, y: -0.35)]]
    case .cross:
      [
        [Point(x: -0.38, y: -0.38), Point(x: 0.38, y: 0.38)], [Point(x: 0.38, y: -0.38), Point(x: -0.38, y: 0.38)],
      ]
    }
  }
}

extension Painter {
  /// Paints a verdict's sign in white on a disk.
  func paint(_ sign: VerdictSign, center: Point, radius: Double, ground: Color) {
    arc(center: center, radius: radius, from: 0, to: 2 * .pi)
    fill(ground, keepingPath: true)
    stroke(.white, width: radius / 8)
    for line in sign.strokes {
      for (index, way) in line.enumerated() {
        let point = center + way * radius
        if index == 0 { move(to: point) } else { self.line(to: point) }
      }
    }
    stroke(.white, width: radius / 4.5)
  }
}
