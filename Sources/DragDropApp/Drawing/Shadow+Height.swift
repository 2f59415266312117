import Geometry
import Widgets

extension Shadow {
  static func cast(isLifted: Bool, scale: Double) -> Shadow {
    isLifted
      ? Shadow(color: .black.opacity(0.3), offset: Point(x: 0, y: 8 * scale), blur: 14 * scale)
      : Shadow(color: .black.opacity(0.15), offset: Point(x: 0, y: 2 * scale), blur: 4 * scale)
  }
}
