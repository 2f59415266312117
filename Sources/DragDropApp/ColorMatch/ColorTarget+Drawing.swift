import Boards
import Games
import Geometry
import Widgets

extension ColorTarget {
  func drawGround(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    snapshot.shadow(of: rect, radius: radius, .cast(isLifted: false, scale: scale))
    // 'Grey 30 %' on the window's background, but opaque: the black word needs a light background.
    let ground =
      look.appearance.isDark ? Color(red: 0.75, green: 0.75, blue: 0.77) : Color(red: 0.86, green: 0.86, blue: 0.87)
    snapshot.fill(rect, radius: radius, look.appearance.isHighContrast ? .white : ground)
    if look.appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
  }

  func drawWord(_ snapshot: Snapshot, _ rect: Rect, _ asked: MatchColor) {
    let text = TextLayout.fitting(
      content.word, width: rect.size.width - 24 * scale, pixelSize: 34 * scale * textScale,
      smallest: 0.5 / textScale, bold: true, for: self)
    let sign = 30 * scale
    let gap = 10 * scale
    let top = (rect.size.height - text.size.height - gap - sign) / 2
    let origin = Point(x: (rect.size.width - text.size.width) / 2, y: top)
    let ink = content.ink?.rgb ?? .black
    if content.ink != nil { drawPlate(snapshot, Rect(origin: origin, size: text.size)) }
    snapshot.draw(text, at: origin, ink)
    // The shape lets a player win the round without seeing any color.
    let center = Point(x: rect.center.x, y: top + text.size.height + gap + sign / 2)
    snapshot.paint(in: rect) { painter in
      painter.add(asked.shape, in: Rect(center: center, side: sign))
      painter.stroke(.black.opacity(0.75), width: max(2, 2 * scale))
    }
  }

  /// Draws a dark plate, on which pale inks are legible.
  private func drawPlate(_ snapshot: Snapshot, _ text: Rect) {
    snapshot.fill(text.inset(by: -8 * scale), radius: 10 * scale, Color(red: 0.14, green: 0.14, blue: 0.17))
  }

  func drawMatch(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double, _ fill: MatchColor) {
    snapshot.scaled(by: growth, about: rect.center) { snapshot in
      snapshot.fill(rect, radius: radius, fill.rgb)
      if look.appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
    }
    snapshot.paint(in: rect) { painter in
      let (center, size) = (rect.center, rect.size.width * 0.18 * growth)
      for (color, width) in [(Color.black.opacity(0.55), 14.0), (.white, 9.0)] {
        painter.lines([Point(x: -1, y: 0.1), Point(x: -0.3, y: 0.8), Point(x: 1, y: -0.7)].map { center + $0 * size })
        painter.stroke(color, width: width * scale)
      }
    }
  }

  func drawMistake(_ snapshot: Snapshot, _ rect: Rect) {
    MarkPainting(mark: .rejected, style: markStyle, rect: rect).draw(snapshot, within: rect.inset(by: -24 * scale))
  }
}
