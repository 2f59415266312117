import Games
import Widgets

extension Painter {
  /// Paints the sign of an area as a silhouette that fills a square of `size` about `center`: the dark tree of Yonder,
  /// the meadow of There, the house of Here.
  ///
  /// `ground` is what shows through the openings of the sign.
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
    addPolygon(outline.map(at))
    fill(color)
  }

  private func paintHouse(_ at: (Double, Double) -> Point, _ color: Color, _ ground: Color) {
    let outline = [
      (0.0, -0.92), (0.42, -0.54), (0.42, -0.84), (0.64, -0.84), (0.64, -0.34), (1.0, 0), (0.7, 0), (0.7, 0.9),
      (-0.7, 0.9), (-0.7, 0), (-1, 0),
    ]
    addPolygon(outline.map(at))
    fill(color)
    addPolygon([(-0.2, 0.9), (-0.2, 0.28), (0.2, 0.28), (0.2, 0.9)].map(at))
    fill(ground)
  }

  private func paintMeadow(_ at: (Double, Double) -> Point, _ radius: Double, _ color: Color) {
    move(to: at(-1, 0.42))
    curve(to: at(1, 0.42), at(-0.45, 0.05), at(0.35, 0.05))
    line(to: at(1, 0.9))
    line(to: at(-1, 0.9))
    close()
    fill(color)
    for (x, height) in [(-0.5, -0.5), (0.04, -0.82), (0.56, -0.42)] {
      move(to: at(x, 0.4))
      line(to: at(x, height))
      stroke(color, width: radius * 0.13)
      for (dx, dy) in [(0.0, -0.17), (0.17, 0), (0, 0.17), (-0.17, 0)] {
        arc(center: at(x + dx, height + dy), radius: radius * 0.13, from: 0, to: 2 * .pi)
        fill(color)
      }
    }
  }

  private func addPolygon(_ corners: [Point]) {
    for (index, corner) in corners.enumerated() {
      if index == 0 { move(to: corner) } else { line(to: corner) }
    }
    close()
  }
}

extension TableArea {
  /// The area's color at rest.
  var color: Color {
    switch self {
    case .yonder: Color(red: 0.66, green: 0.2, blue: 0.2)
    case .there: Color(red: 0.16, green: 0.36, blue: 0.68)
    case .here: Color(red: 0.12, green: 0.42, blue: 0.24)
    }
  }
}
