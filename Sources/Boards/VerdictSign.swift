import Geometry
import Widgets

/// The symbol of a verdict.
nonisolated public enum VerdictSign: Sendable {
  /// A check mark: the item is correct here.
  case check
  /// An arrow: the item would be accepted, which does not mean that it is correct here.
  case arrow
  /// A cross: the item would be rejected.
  case cross

  /// The color of the sign.
  public var color: Color {
    switch self {
    case .check: Color(red: 0.15, green: 0.64, blue: 0.41)
    case .arrow: Color(red: 0.35, green: 0.35, blue: 0.38)
    case .cross: Color(red: 0.88, green: 0.11, blue: 0.14)
    }
  }

  fileprivate var strokes: [[Point]] {
    switch self {
    case .check: [[Point(x: -0.45, y: 0.05), Point(x: -0.1, y: 0.4), Point(x: 0.5, y: -0.35)]]
    case .arrow:
      [
        [Point(x: 0, y: -0.55), Point(x: 0, y: 0.5)],
        [Point(x: -0.45, y: 0.05), Point(x: 0, y: 0.5), Point(x: 0.45, y: 0.05)],
      ]
    case .cross:
      [
        [Point(x: -0.38, y: -0.38), Point(x: 0.38, y: 0.38)], [Point(x: 0.38, y: -0.38), Point(x: -0.38, y: 0.38)],
      ]
    }
  }
}

extension Painter {
  /// Paints a sign in white on a disk of its color, darkened for contrast, in the painter's coordinates.
  public func paint(_ sign: VerdictSign, center: Point, radius: Double) {
    arc(center: center, radius: radius, from: 0, to: 2 * .pi)
    fill(sign.color.mixed(with: .black, by: 0.35), keepingPath: true)
    stroke(.white, width: radius / 8)
    for line in sign.strokes { lines(line.map { center + $0 * radius }) }
    stroke(.white, width: radius / 4.5)
  }
}
