import Games
import Geometry
import Glibc
import Widgets

extension Painter {
  /// Paints a dark tree for Yonder, a meadow for There or a house for Here; `ground` fills the openings of the sign.
  func paintSign(of area: TableArea, center: Point, size: Double, _ color: Color, ground: Color) {
    let radius = size / 2
    func at(_ x: Double, _ y: Double) -> Point { center + Point(x: x, y: y) * radius }
    switch area {
    case .yonder: paintTree(at, color)
    case .there: paintMeadow(at, radius, color)
    case .here: paintHouse(at, color, ground)
    }
  }

  private func paintTree(_ at: (Double, Double) -> Point, _ color: Color) {
    let outline = [
      (0.0, -1.0), (0.5, -0.38), (0.28, -0.38), (0.66, 0.12), (0.4, 0.12), (0.82, 0.66), (0.14, 0.66), (0.14, 1),
      (-0.14, 1), (-0.14, 0.66), (-0.82, 0.66), (-0.4, 0.12), (-0.66, 0.12), (-0.28, -0.38), (-0.5, -0.38),
    ]
    polygon(outline.map(at))
    fill(color)
  }

  private func paintHouse(_ at: (Double, Double) -> Point, _ color: Color, _ ground: Color) {
    let outline = [
      (0.0, -0.92), (0.42, -0.54), (0.42, -0.84), (0.64, -0.84), (0.64, -0.34), (1.0, 0), (0.7, 0), (0.7, 0.9),
      (-0.7, 0.9), (-0.7, 0), (-1, 0),
    ]
    polygon(outline.map(at))
    fill(color)
    polygon([(-0.2, 0.9), (-0.2, 0.28), (0.2, 0.28), (0.2, 0.9)].map(at))
    fill(ground)
  }

  private func paintMeadow(_ at: (Double, Double) -> Point, _ radius: Double, _ color: Color) {
    for (root, tip, height) in [(-0.34, -0.95, -0.02), (-0.14, -0.36, -0.5), (0.08, 0.1, -0.16), (0.3, 0.92, 0.02)] {
      let bend = (root + tip) / 2
      move(to: at(root - 0.17, 0.9))
      curve(to: at(tip, height), at(root - 0.14, 0.4), at(bend, height + 0.3))
      curve(to: at(root + 0.17, 0.9), at(bend + 0.2, height + 0.4), at(root + 0.16, 0.5))
      close()
      fill(color)
    }
    for (x, y) in [(0.52, -0.42), (-0.62, -0.62)] {
      move(to: at(x * 0.3, 0.9))
      curve(to: at(x, y), at(x * 0.5, 0.4), at(x, 0))
      stroke(color, width: radius * 0.12)
      for petal in 0..<5 {
        let angle = 2 * Double.pi * Double(petal) / 5 - .pi / 2
        arc(center: at(x + 0.2 * cos(angle), y + 0.2 * sin(angle)), radius: radius * 0.17, from: 0, to: 2 * .pi)
        fill(color)
      }
    }
  }
}

extension TableArea {
  var color: Color {
    switch self {
    case .yonder: Color(red: 0.66, green: 0.2, blue: 0.2)
    case .there: Color(red: 0.16, green: 0.36, blue: 0.68)
    case .here: Color(red: 0.12, green: 0.42, blue: 0.24)
    }
  }
}
