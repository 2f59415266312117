import Games
import Geometry
import Widgets

/// The end scene of Sun and Moon: an eclipse if the game is complete or won, otherwise the sun and the moon far apart.
final class SunAndMoonEndScene: EndScene {
  private let isEclipse: Bool

  init(_ state: SunAndMoonState) {
    isEclipse = state.countsAsResult
    super.init(isEclipse ? tr("An eclipse of the sun") : tr("The sun and the moon, far apart"), seconds: 1.6)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    let sky = Rect(x: (size.width - 300) / 2, y: 6, width: 300, height: size.height - 12)
    let dusk = isEclipse ? progress : 0.35
    let day = Color(red: 0.36, green: 0.62, blue: 0.9)
    snapshot.fill(sky, radius: 18, day.mixed(with: Color(red: 0.08, green: 0.09, blue: 0.24), by: dusk))
    snapshot.clipped(to: sky, radius: 18) { snapshot in
      snapshot.paint(in: sky) { painter in
        drawStars(painter, sky, dusk)
        if isEclipse { drawEclipse(painter, sky) } else { drawParting(painter, sky) }
        drawHills(painter, sky)
      }
    }
  }

  private func drawStars(_ painter: Painter, _ sky: Rect, _ brightness: Double) {
    for index in 0..<40 {
      let part = EndScene.scattered(index)
      let point = sky.origin + Point(x: part.x * sky.size.width, y: part.y * sky.size.height * 0.75)
      painter.arc(center: point, radius: index.isMultiple(of: 3) ? 1.8 : 1.1, from: 0, to: 2 * .pi)
      painter.fill(.white.opacity(0.8 * brightness))
    }
  }

  /// Draws the moon, which covers the sun except for its rays.
  private func drawEclipse(_ painter: Painter, _ sky: Rect) {
    let center = Point(x: sky.center.x, y: sky.minY + 84)
    for ring in (1...4).reversed() {
      painter.arc(center: center, radius: 46 + Double(ring) * 9 * progress, from: 0, to: 2 * .pi)
      painter.fill(SkySymbol.sun.colors.fill.opacity(0.14))
    }
    painter.paint(.sun, center: center, size: 124)
    let moon = center + Point(x: -150 * (1 - progress), y: 60 * (1 - progress))
    painter.arc(center: moon, radius: 37, from: 0, to: 2 * .pi)
    painter.fill(Color(red: 0.13, green: 0.14, blue: 0.3), keepingPath: true)
    painter.stroke(SkySymbol.moon.colors.fill.opacity(0.9), width: 2)
  }

  private func drawParting(_ painter: Painter, _ sky: Rect) {
    let way = 26 * progress
    painter.paint(.sun, center: Point(x: sky.center.x - 52 - way, y: sky.minY + 84 + way / 2), size: 84)
    painter.paint(.moon, center: Point(x: sky.center.x + 52 + way, y: sky.minY + 74 - way / 3), size: 76)
  }

  private func drawHills(_ painter: Painter, _ sky: Rect) {
    painter.move(to: Point(x: sky.minX, y: sky.maxY))
    painter.line(to: Point(x: sky.minX, y: sky.maxY - 34))
    painter.curve(
      to: Point(x: sky.maxX, y: sky.maxY - 30), Point(x: sky.minX + 90, y: sky.maxY - 74),
      Point(x: sky.minX + 180, y: sky.maxY - 4))
    painter.line(to: Point(x: sky.maxX, y: sky.maxY))
    painter.close()
    painter.fill(TableArea.here.color.mixed(with: .black, by: 0.25))
    let ground = TableArea.here.color
    for (area, x, y, side) in [(TableArea.yonder, 0.16, 46.0, 34.0), (.here, 0.8, 32, 30), (.there, 0.47, 30, 26)] {
      let center = Point(x: sky.minX + x * sky.size.width, y: sky.maxY - y)
      painter.paintSign(of: area, center: center, size: side, .white.opacity(0.85), ground: ground)
    }
  }
}
