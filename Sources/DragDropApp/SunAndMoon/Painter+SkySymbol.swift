import Games
import Geometry
import Glibc
import Widgets

extension Painter {
  func paint(_ symbol: SkySymbol, center: Point, size: Double, isFaint: Bool = false) {
    let (fill, line) = isFaint ? (Color.white.opacity(0.14), Color.white.opacity(0.5)) : symbol.colors
    switch symbol {
    case .sun: addSun(center: center, radius: size / 2)
    case .moon: addMoon(center: center, radius: size / 2)
    }
    self.fill(fill, keepingPath: true)
    stroke(line, width: max(1, size / 22))
  }

  private func addSun(center: Point, radius: Double) {
    let rays = 12
    let corners = (0..<2 * rays).map { corner in
      let angle = .pi * Double(corner) / Double(rays) - .pi / 2
      return center + Point(x: cos(angle), y: sin(angle)) * (corner.isMultiple(of: 2) ? radius : radius * 0.74)
    }
    polygon(corners)
    disk(center, radius * 0.6)
  }

  private func addMoon(center: Point, radius: Double) {
    let (tilt, horn) = (-0.45, 0.85)
    func at(_ x: Double, _ y: Double) -> Point {
      center + Point(x: x * cos(tilt) - y * sin(tilt), y: x * sin(tilt) + y * cos(tilt)) * (radius * 0.94)
    }
    move(to: at(cos(horn), sin(horn)))
    arc(center: center, radius: radius * 0.94, from: horn + tilt, to: 2 * .pi - horn + tilt)
    curve(to: at(cos(horn), sin(horn)), at(-0.3, -0.62), at(-0.3, 0.62))
    close()
  }
}

extension SkySymbol {
  var colors: (fill: Color, line: Color) {
    switch self {
    case .sun: (Color(red: 1, green: 0.78, blue: 0.16), Color(red: 0.72, green: 0.42, blue: 0))
    case .moon: (Color(red: 0.87, green: 0.9, blue: 1), Color(red: 0.25, green: 0.28, blue: 0.52))
    }
  }
}
