import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class ColorTarget: Place {
  struct Content: Equatable {
    /// The word of the requested color; empty if none is left.
    var word = ""
    /// The color of the text at a level with tricky words; `nil` for black.
    var ink: MatchColor?
    var shape: Shape?
    var fill: MatchColor?
    /// The color of the square over the target, if a drop would be accepted.
    var outline: MatchColor?
    var isWrong = false
  }

  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      if content.fill != oldValue.fill { animateFill() }
      queueDraw()
    }
  }
  private let style: BoardStyle
  private let growing = AnimatedNumber(1)

  init(_ style: BoardStyle) {
    self.style = style
    super.init(WidgetKind(styleName: "target", role: .button, actions: [BoardStrings.click]))
  }

  private var scale: Double { style.scale }

  /// The point above the target, where a piece that the keyboard moves here leaves the word legible.
  override var hoverPoint: Point { Point(x: frame.center.x, y: frame.minY - 12 * scale) }

  /// The outline has the color of the square over the target, so that it does not reveal whether the color is right.
  override var markStyle: MarkStyle {
    var style = MarkStyle(radius: ColorMatchLayout.targetRadius * scale, width: 8 * scale)
    style.acceptedColor = content.outline?.rgb
    return style
  }

  private var growth: Double { growing.value }

  private func animateFill() {
    growing.set(0.6)
    if content.fill != nil { growing.swing(to: 1, on: self, damping: 0.5) }
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let radius = ColorMatchLayout.targetRadius * scale
    drawGround(snapshot, rect, radius)
    if let fill = content.fill {
      drawMatch(snapshot, rect, radius, fill)
    } else if !content.word.isEmpty {
      drawWord(snapshot, rect)
    }
    if content.isWrong { drawMistake(snapshot, rect) }
  }

  private func drawGround(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    snapshot.shadow(of: rect, radius: radius, .cast(isLifted: false, scale: scale))
    // An opaque 'Grey 30 %' on the window's background: the black word needs a light ground.
    let ground =
      style.appearance.isDark ? Color(red: 0.75, green: 0.75, blue: 0.77) : Color(red: 0.86, green: 0.86, blue: 0.87)
    snapshot.fill(rect, radius: radius, style.appearance.isHighContrast ? .white : ground)
    if style.appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
  }

  private func drawWord(_ snapshot: Snapshot, _ rect: Rect) {
    // As in the original, the word shrinks to half its size if necessary.
    let text = TextLayout.label(
      content.word, in: Size(width: rect.size.width - 24 * scale, height: rect.size.height / 2),
      pixelSize: 34 * scale, smallest: 17 * scale, bold: true, for: self)
    let (side, gap) = content.shape == nil ? (0, 0) : (30 * scale, 10 * scale)
    let top = (rect.size.height - text.size.height - gap - side) / 2
    let origin = Point(x: (rect.size.width - text.size.width) / 2, y: top)
    if let ink = content.ink { drawPlate(snapshot, Rect(origin: origin, size: text.size), below: ink.rgb) }
    snapshot.draw(text, at: origin, content.ink?.rgb ?? .black)
    guard let shape = content.shape else { return }
    // The shape lets a player win the round without seeing any color.
    let center = Point(x: rect.center.x, y: top + text.size.height + gap + side / 2)
    snapshot.paint(in: rect) { painter in
      painter.add(shape, in: Rect(center: center, side: side))
      painter.stroke(.black.opacity(0.75), width: max(2, 2 * scale))
    }
  }

  private func drawPlate(_ snapshot: Snapshot, _ text: Rect, below ink: Color) {
    snapshot.fill(text.inset(by: -8 * scale), radius: 10 * scale, ink.legibleGround)
  }

  private func drawMatch(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double, _ fill: MatchColor) {
    snapshot.scaled(by: growth, about: rect.center) { snapshot in
      snapshot.fill(rect, radius: radius, fill.rgb)
      if style.appearance.isHighContrast { snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), .black) }
    }
    snapshot.paint(in: rect) { painter in
      let (center, size) = (rect.center, rect.size.width * 0.18 * growth)
      for (color, width) in [(Color.black.opacity(0.55), 14.0), (.white, 9.0)] {
        painter.lines([Point(x: -1, y: 0.1), Point(x: -0.3, y: 0.8), Point(x: 1, y: -0.7)].map { center + $0 * size })
        painter.stroke(color, width: width * scale)
      }
    }
  }

  private func drawMistake(_ snapshot: Snapshot, _ rect: Rect) {
    MarkPainting(mark: .rejected, style: markStyle, rect: rect).draw(snapshot, within: rect.inset(by: -24 * scale))
  }
}
