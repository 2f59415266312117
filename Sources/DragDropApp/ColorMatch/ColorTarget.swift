import Games
import Widgets

/// The target with the word, which takes the word's color.
final class ColorTarget: Place {
  /// What the target shows.
  struct Content: Equatable {
    /// The word, or nil when none is left.
    var word: GameColor?
    /// The ink of a tricky word.
    var ink: GameColor?
    /// The color that was just matched, while it is shown.
    var fill: GameColor?
    /// The color of the square over it, while a drop would count.
    var outline: GameColor?
    /// A drop that was wrong a moment ago, where nothing may shake.
    var isWrong = false
  }

  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      if content.fill != oldValue.fill { animateFill() }
      queueDraw()
    }
  }
  var scale = 1.0
  var appearance = Style.Appearance() {
    didSet { if appearance != oldValue { queueDraw() } }
  }
  private var growth = 1.0
  private var growing: Motion?

  init() {
    super.init(WidgetKind(name: "ColorTarget", styleName: "target", role: .button, actions: [BoardActions.click]))
  }

  /// A piece that keys bring here leaves the word to be read.
  override var hoverPoint: Point { Point(x: frame.center.x, y: frame.minY - 12 * scale) }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let radius = ColorMatchLayout.targetRadius * scale
    drawGround(snapshot, rect, radius)
    if let fill = content.fill {
      drawMatch(snapshot, rect, radius, fill)
    } else if let word = content.word {
      drawWord(snapshot, rect, word)
    }
    drawMark(snapshot, rect, radius)
  }

  private func animateFill() {
    guard content.fill != nil else { return growing = nil }
    growth = 0.6
    growing = Motion.spring(on: self, damping: 0.5) { [weak self] progress in
      self?.growth = 0.6 + 0.4 * progress
      self?.queueDraw()
    } done: { [weak self] in
      self?.growing = nil
    }
  }
}

// MARK: - Drawing

extension ColorTarget {
  private var line: Color { appearance.isDark ? .white : .black }

  private func drawGround(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    snapshot.shadow(of: rect, radius: radius, SquarePainting.shadow(isLifted: false, scale: scale))
    // 'Grey 30 %' on the window's ground; the word is black, so that a dark ground must not show through.
    let ground = appearance.isDark ? Color(red: 0.75, green: 0.75, blue: 0.77) : Color(red: 0.86, green: 0.86, blue: 0.87)
    snapshot.fill(rect, radius: radius, appearance.isHighContrast ? .white : ground)
    if appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
  }

  private func drawWord(_ snapshot: Snapshot, _ rect: Rect, _ word: GameColor) {
    let text = TextLayout.fitting(
      word.word, width: rect.size.width - 24 * scale, pixelSize: 34 * scale, bold: true, for: self)
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
      painter.add(word.shape, center: center, size: sign)
      painter.stroke(.black.opacity(0.75), width: max(2, 2 * scale))
    }
  }

  /// Pale inks are read on a dark plate.
  private func drawPlate(_ snapshot: Snapshot, _ text: Rect) {
    snapshot.fill(text.inset(by: -8 * scale), radius: 10 * scale, Color(red: 0.14, green: 0.14, blue: 0.17))
  }

  private func drawMatch(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double, _ fill: GameColor) {
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
  private func drawMark(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    let width = 8 * scale
    if content.isWrong {
      snapshot.stroke(rect, radius: radius, width: width, Color(red: 0.88, green: 0.11, blue: 0.14))
    } else if let outline = content.outline {
      snapshot.stroke(rect, radius: radius, width: width, Color(outline.rgb))
      if appearance.isHighContrast { snapshot.stroke(rect.inset(by: width), radius: radius, width: 2, .black) }
      drawSign(snapshot, rect)
    } else if mark == .candidate {
      let accent = themeColor("accent_color") ?? line
      snapshot.stroke(rect.inset(by: -6 * scale), radius: radius + 6 * scale, width: max(3, 3 * scale), accent)
    }
  }

  /// An arrow into the target: the shape of 'yes, here'.
  private func drawSign(_ snapshot: Snapshot, _ rect: Rect) {
    let (center, size) = (Point(x: rect.center.x, y: rect.maxY - 4 * scale), 13 * scale)
    snapshot.paint(in: rect.inset(by: -24 * scale)) { painter in
      painter.arc(center: center, radius: size, from: 0, to: 2 * .pi)
      painter.fill(Color(red: 0.15, green: 0.15, blue: 0.17))
      painter.move(to: center + Point(x: 0, y: -0.55 * size))
      painter.line(to: center + Point(x: 0, y: 0.5 * size))
      painter.move(to: center + Point(x: -0.45 * size, y: 0.05 * size))
      painter.line(to: center + Point(x: 0, y: 0.5 * size))
      painter.line(to: center + Point(x: 0.45 * size, y: 0.05 * size))
      painter.stroke(.white, width: 2.5 * scale)
    }
  }
}
