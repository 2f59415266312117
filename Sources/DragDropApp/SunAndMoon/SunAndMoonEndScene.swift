import Games
import Geometry
import Widgets

/// The sky at the end of a game: an eclipse if it was won, and otherwise the sun and the moon apart or behind clouds.
final class SunAndMoonEndScene: EndScene {
  private let kind: GameEndKind

  private static let day = Color(red: 0.36, green: 0.62, blue: 0.9)
  private static let night = Color(red: 0.08, green: 0.09, blue: 0.24)
  private static let gray = Color(red: 0.55, green: 0.6, blue: 0.67)

  init(_ kind: GameEndKind) {
    self.kind = kind
    super.init(Self.description(of: kind), seconds: 1.6)
  }

  private static func description(of kind: GameEndKind) -> String {
    switch kind {
    case .won, .finished: tr("An eclipse of the sun")
    case .drawn: tr("The sun and the moon, side by side")
    case .lost: tr("The sun has set, and the moon is up")
    case .stuck: tr("Clouds before the sun and the moon")
    case .exhausted: tr("The sun and the moon, far apart")
    }
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    let sky = Rect(x: (size.width - 300) / 2, y: 6, width: 300, height: size.height - 12)
    snapshot.fill(sky, radius: 18, kind == .stuck ? Self.day.mixed(with: Self.gray, by: progress) : air(dusk))
    snapshot.clipped(to: sky, radius: 18) { snapshot in
      snapshot.paint(in: sky) { painter in
        drawSky(painter, sky)
        drawHills(painter, sky)
      }
    }
  }

  private var dusk: Double {
    switch kind {
    case .won, .finished: progress
    case .drawn, .stuck: 0
    case .lost: 0.25 + 0.6 * progress
    case .exhausted: 0.35
    }
  }

  private func air(_ dusk: Double) -> Color { Self.day.mixed(with: Self.night, by: dusk) }

  private func drawSky(_ painter: Painter, _ sky: Rect) {
    switch kind {
    case .won, .finished:
      drawStars(painter, sky, dusk)
      drawEclipse(painter, sky)
    case .drawn: drawHalves(painter, sky)
    case .lost: drawNightfall(painter, sky)
    case .stuck: drawClouds(painter, sky)
    case .exhausted: drawParting(painter, sky)
    }
  }

  private func drawStars(_ painter: Painter, _ sky: Rect, _ brightness: Double) {
    for index in 1...40 {
      let part = EndScene.scattered(index)
      let point = sky.origin + Point(x: part.x * sky.size.width, y: part.y * sky.size.height * 0.75)
      painter.arc(center: point, radius: index.isMultiple(of: 3) ? 1.8 : 1.1, from: 0, to: 2 * .pi)
      painter.fill(.white.opacity(0.8 * brightness))
    }
  }

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

  private func drawHalves(_ painter: Painter, _ sky: Rect) {
    let night = Rect(x: sky.center.x, y: sky.minY, width: sky.size.width / 2, height: sky.size.height)
    let (left, right) = ([night.minY, night.maxY], [night.maxY, night.minY])
    painter.polygon(left.map { Point(x: night.minX, y: $0) } + right.map { Point(x: night.maxX, y: $0) })
    painter.fill(air(0.9))
    drawStars(painter, night, 1)
    let way = 30 * (1 - progress)
    painter.paint(.sun, center: Point(x: sky.center.x - 74 - way, y: sky.minY + 80), size: 92)
    painter.paint(.moon, center: Point(x: sky.center.x + 74 + way, y: sky.minY + 80), size: 84)
  }

  private func drawNightfall(_ painter: Painter, _ sky: Rect) {
    drawStars(painter, sky, progress)
    let way = 90 * progress
    painter.paint(.sun, center: Point(x: sky.minX + 66, y: sky.minY + 74 + way), size: 92)
    painter.paint(.moon, center: Point(x: sky.maxX - 92, y: sky.minY + 156 - way), size: 84)
  }

  private func drawClouds(_ painter: Painter, _ sky: Rect) {
    painter.paint(.sun, center: Point(x: sky.center.x - 62, y: sky.minY + 66), size: 92)
    painter.paint(.moon, center: Point(x: sky.center.x + 66, y: sky.minY + 62), size: 84)
    let way = 110 * (1 - progress)
    drawCloud(painter, Point(x: sky.center.x + 58 + way, y: sky.minY + 88), .white.mixed(with: Self.gray, by: 0.3))
    drawCloud(painter, Point(x: sky.center.x - 56 - way, y: sky.minY + 100), .white.mixed(with: Self.gray, by: 0.1))
  }

  private func drawCloud(_ painter: Painter, _ center: Point, _ color: Color) {
    for (x, y, radius) in [(-48.0, 4.0, 18.0), (-22, -8, 26), (12, -12, 30), (42, 0, 22), (0, 8, 20), (26, 8, 18)] {
      painter.disk(center + Point(x: x, y: y), radius)
    }
    painter.fill(color)
  }

  private func drawParting(_ painter: Painter, _ sky: Rect) {
    drawStars(painter, sky, dusk)
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
