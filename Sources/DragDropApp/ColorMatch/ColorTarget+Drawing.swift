import Games
import Widgets

// The parts of the target, from the ground up.

extension ColorTarget {
  private var line: Color { appearance.isDark ? .white : .black }

  func drawGround(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    snapshot.shadow(of: rect, radius: radius, SquarePainting.shadow(isLifted: false, scale: scale))
    // 'Grey 30 %' on the window's ground; the word is black, so that a dark ground must not show through.
    let ground =
      appearance.isDark ? Color(red: 0.75, green: 0.75, blue: 0.77) : Color(red: 0.86, green: 0.86, blue: 0.87)
    snapshot.fill(rect, radius: radius, appearance.isHighContrast ? .white : ground)
    if appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
  }

  func drawWord(_ snapshot: Snapshot, _ rect: Rect, _ asked: GameColor) {
    let text = TextLayout.fitting(
      content.word, width: rect.size.width - 24 * scale, pixelSize: 34 * scale * textScale, bold: true, for: self)
    let sign = 30 * scale
    let gap = 10 * scale
    let top = (rect.size.height - text.size.height - gap - sign) / 2
    let origin = Point(x: (rect.size.width - text.size.width) / 2, y: top)
    let ink = content.ink.map { Color($0.rgb) } ?? .black
    if content.ink != nil { drawPlate(snapshot, Rect(origin: origin, size: text.size)) }
    snapshot.draw(text, at: origin, ink)
    // The shape belongs to the word, so that the round is won without seeing any color.
    let center = Point(x: rect.center.x, y: top + text.size.height + gap + sign / 2)
    snapshot.paint(in: rect) { painter in
      painter.add(asked.shape, center: center, size: sign)
      painter.stroke(.black.opacity(0.75), width: max(2, 2 * scale))
    }
  }

  /// Pale inks are read on a dark plate.
  private func drawPlate(_ snapshot: Snapshot, _ text: Rect) {
    snapshot.fill(text.inset(by: -8 * scale), radius: 10 * scale, Color(red: 0.14, green: 0.14, blue: 0.17))
  }

  func drawMatch(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double, _ fill: GameColor) {
    snapshot.scaled(by: growth, about: rect.center) { snapshot in
      snapshot.fill(rect, radius: radius, Color(fill.rgb))
      if appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
    }
    snapshot.paint(in: rect) { painter in
      let (center, size) = (rect.center, rect.size.width * 0.18 * growth)
      for (color, width) in [(Color.black.opacity(0.55), 14.0), (.white, 9.0)] {
        painter.move(to: center + Point(x: -size, y: 0.1 * size))
        painter.line(to: center + Point(x: -0.3 * size, y: 0.8 * size))
        painter.line(to: center + Point(x: size, y: -0.7 * size))
        painter.stroke(color, width: width * scale)
      }
    }
  }

  /// The 8 px outline, with a sign at its corner: what is over it would count.
  func drawMark(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    let width = 8 * scale
    if content.isWrong {
      snapshot.stroke(rect, radius: radius, width: width, Color(red: 0.88, green: 0.11, blue: 0.14))
      drawSign(snapshot, rect, [[(-0.4, -0.4), (0.4, 0.4)], [(0.4, -0.4), (-0.4, 0.4)]])
    } else if let outline = content.outline {
      snapshot.stroke(rect, radius: radius, width: width, Color(outline.rgb))
      if appearance.isHighContrast { snapshot.stroke(rect.inset(by: width), radius: radius, width: 2, .black) }
      drawSign(snapshot, rect, [[(0, -0.55), (0, 0.5)], [(-0.45, 0.05), (0, 0.5), (0.45, 0.05)]])
    } else if mark == .candidate {
      let accent = themeColor("accent_color") ?? line
      snapshot.stroke(rect.inset(by: -6 * scale), radius: radius + 6 * scale, width: max(3, 3 * scale), accent)
    }
  }

  /// A sign of white strokes on a dark disk at the lower edge: an arrow for 'yes, here', a cross for 'no'.
  private func drawSign(_ snapshot: Snapshot, _ rect: Rect, _ strokes: [[(x: Double, y: Double)]]) {
    let (center, radius) = (Point(x: rect.center.x, y: rect.maxY - 4 * scale), 13 * scale)
    snapshot.paint(in: rect.inset(by: -24 * scale)) { painter in
      painter.arc(center: center, radius: radius, from: 0, to: 2 * .pi)
      painter.fill(Color(red: 0.15, green: 0.15, blue: 0.17))
      for stroke in strokes {
        for (index, way) in stroke.enumerated() {
          let point = center + Point(x: way.x, y: way.y) * radius
          if index == 0 { painter.move(to: point) } else { painter.line(to: point) }
        }
      }
      painter.stroke(.white, width: 2.5 * scale)
    }
  }
}
