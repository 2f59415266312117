import Games
import Geometry
import Glibc
import Widgets

extension Painter {
  func add(_ shape: Shape, in rect: Rect) {
    if let polygons = shape.corners {
      for corners in polygons { polygon(corners.map { rect.point($0.x, $0.y) }) }
      return
    }
    let (center, radius) = (rect.center, rect.size.width / 2)
    switch shape {
    case .circle: disk(center, radius)
    case .ring:
      disk(center, radius)
      hole(center, radius * 0.55)
    case .oval: ellipse(center, radius, radius * 0.52)
    case .semicircle:
      arc(center: center + Point(x: 0, y: radius / 2), radius: radius, from: .pi, to: 2 * .pi)
      close()
    case .crescent: crescent(rect)
    case .arch: arch(rect)
    case .heart: heart(rect)
    case .drop: drop(rect)
    case .flower: flower(center, radius)
    case .spiral: spiral(center, radius)
    case .wave: waves(rect)
    default: break
    }
  }

  /// Adds a disk in the opposite direction, which the fill leaves out.
  private func hole(_ center: Point, _ radius: Double) {
    let points = (0..<48).map { step in
      let angle = -Double(step) / 24 * .pi
      return center + Point(x: cos(angle), y: sin(angle)) * radius
    }
    polygon(points)
  }

  private func ellipse(_ center: Point, _ across: Double, _ down: Double) {
    polygon(
      (0..<72).map { center + Point(x: cos(Double($0) / 36 * .pi) * across, y: sin(Double($0) / 36 * .pi) * down) })
  }

  private func crescent(_ rect: Rect) {
    func point(_ x: Double, _ y: Double) -> Point { rect.point(x, y) }
    move(to: point(0.62, 0.02))
    curve(to: point(0.62, 0.98), point(-0.12, 0.08), point(-0.12, 0.92))
    curve(to: point(0.62, 0.02), point(0.36, 0.78), point(0.36, 0.22))
    close()
  }

  private func arch(_ rect: Rect) {
    move(to: rect.point(0, 1))
    line(to: rect.point(0, 0.5))
    arc(center: rect.center, radius: rect.size.width / 2, from: .pi, to: 2 * .pi)
    line(to: rect.point(1, 1))
    line(to: rect.point(0.7, 1))
    line(to: rect.point(0.7, 0.5))
    curve(to: rect.point(0.3, 0.5), rect.point(0.68, 0.24), rect.point(0.32, 0.24))
    line(to: rect.point(0.3, 1))
    close()
  }

  func heart(_ rect: Rect) {
    move(to: rect.point(0.5, 0.96))
    curve(to: rect.point(0.27, 0.06), rect.point(0.2, 0.72), rect.point(-0.24, 0.2))
    curve(to: rect.point(0.5, 0.26), rect.point(0.4, 0.04), rect.point(0.47, 0.14))
    curve(to: rect.point(0.73, 0.06), rect.point(0.53, 0.14), rect.point(0.6, 0.04))
    curve(to: rect.point(0.5, 0.96), rect.point(1.24, 0.2), rect.point(0.8, 0.72))
    close()
  }

  private func drop(_ rect: Rect) {
    move(to: rect.point(0.5, 0))
    curve(to: rect.point(0.5, 1), rect.point(1, 0.5), rect.point(0.98, 1))
    curve(to: rect.point(0.5, 0), rect.point(0.02, 1), rect.point(0, 0.5))
    close()
  }

  private func flower(_ center: Point, _ radius: Double) {
    for petal in 0..<5 {
      let angle = (Double(petal) / 5 * 2 - 0.5) * .pi
      disk(center + Point(x: cos(angle), y: sin(angle)) * (radius * 0.58), radius * 0.4)
    }
  }

  private func spiral(_ center: Point, _ radius: Double) {
    func point(_ turn: Double, _ width: Double) -> Point {
      center + Point(x: cos(turn * 2 * .pi), y: sin(turn * 2 * .pi)) * (radius * (turn / 2.5 * 0.84 + width))
    }
    let turns = (0...100).map { Double($0) / 40 }
    polygon(turns.map { point($0, 0.16) } + turns.reversed().map { point($0, 0) })
  }

  private func waves(_ rect: Rect) {
    for middle in [0.3, 0.7] {
      func points(_ offset: Double) -> [Point] {
        (0...32).map { rect.point(Double($0) / 32, middle + offset + 0.12 * sin(Double($0) / 8 * .pi)) }
      }
      polygon(points(-0.08) + points(0.08).reversed())
    }
  }
}
