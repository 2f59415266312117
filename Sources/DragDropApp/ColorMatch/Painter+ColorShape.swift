import DragAndDrop
import Games
import Widgets

import Glibc

extension Painter {
  /// Adds the outline of a shape that fills a square of `size` about `center`.
  func add(_ shape: Shape, center: Point, size: Double) {
    let radius = size / 2
    switch shape {
    case .circle: arc(center: center, radius: radius * 0.92, from: 0, to: 2 * .pi)
    case .star:
      addPolygon(center: center + Point(x: 0, y: radius * 0.06), radii: [radius * 1.08, radius * 0.48], count: 10)
    case .triangle: addPolygon(center: center + Point(x: 0, y: radius * 0.2), radii: [radius * 1.12], count: 3)
    case .square: addPolygon(center: center, radii: [radius * 1.16], count: 4, turn: .pi / 4)
    case .diamond: addPolygon(center: center, radii: [radius * 1.1, radius * 0.84], count: 4)
    case .hexagon: addPolygon(center: center, radii: [radius], count: 6, turn: .pi / 6)
    case .heart: addHeart(center: center, radius: radius)
    case .flower: addFlower(center: center, radius: radius)
    case .drop: addDrop(center: center, radius: radius)
    default: return add(shape, in: Rect(center: center, size: Size(width: size, height: size)))
    }
    close()
  }

  /// A polygon whose first corner points up, with corners at the given radii in turn.
  private func addPolygon(center: Point, radii: [Double], count: Int, turn: Double = 0) {
    for corner in 0..<count {
      let angle = turn - .pi / 2 + 2 * .pi * Double(corner) / Double(count)
      let radius = radii[corner % radii.count]
      let point = center + Point(x: cos(angle) * radius, y: sin(angle) * radius)
      if corner == 0 { move(to: point) } else { line(to: point) }
    }
  }

  private func addHeart(center: Point, radius r: Double) {
    func at(_ x: Double, _ y: Double) -> Point { center + Point(x: x * r, y: y * r) }
    move(to: at(0, 0.95))
    curve(to: at(-1, -0.3), at(-0.35, 0.6), at(-1, 0.3))
    curve(to: at(0, -0.45), at(-1, -1), at(-0.2, -1.05))
    curve(to: at(1, -0.3), at(0.2, -1.05), at(1, -1))
    curve(to: at(0, 0.95), at(1, 0.3), at(0.35, 0.6))
  }

  private func addFlower(center: Point, radius: Double) {
    let (petals, out) = (6, 0.58)
    for petal in 0..<petals {
      let angle = 2 * .pi * Double(petal) / Double(petals) - .pi / 2
      let middle = center + Point(x: cos(angle) * radius * out, y: sin(angle) * radius * out)
      arc(center: middle, radius: radius * 0.4, from: angle - 1.75, to: angle + 1.75)
    }
  }

  private func addDrop(center: Point, radius r: Double) {
    func at(_ x: Double, _ y: Double) -> Point { center + Point(x: x * r, y: y * r) }
    move(to: at(0, -1.08))
    curve(to: at(0.72, 0.3), at(0.2, -0.6), at(0.72, -0.2))
    curve(to: at(0, 1.02), at(0.72, 0.72), at(0.4, 1.02))
    curve(to: at(-0.72, 0.3), at(-0.4, 1.02), at(-0.72, 0.72))
    curve(to: at(0, -1.08), at(-0.72, -0.2), at(-0.2, -0.6))
  }
}
