import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class ColorTarget: Place {
  struct Content: Equatable {
    /// The requested color, or nil if none is left.
    var asked: MatchColor?
    var word = ""
    /// The color of the text at a level with tricky words; nil for black.
    var ink: MatchColor?
    /// The color that was just matched, while it is shown.
    var fill: MatchColor?
    /// The color of the square over the target, if a drop would be accepted.
    var outline: MatchColor?
    /// Whether the last drop was wrong, for a second.
    var isWrong = false
  }

  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      if content.fill != oldValue.fill { animateFill() }
      queueDraw()
    }
  }
  let look: BoardLook
  private let growing = AnimatedNumber(1)

  init(_ look: BoardLook) {
    self.look = look
    super.init(WidgetKind(styleName: "target", role: .button, actions: [BoardStrings.click]))
  }

  var scale: Double { look.scale }

  /// A piece that the keyboard moves here leaves the word legible.
  override var hoverPoint: Point { Point(x: frame.center.x, y: frame.minY - 12 * scale) }

  /// The outline has the color of the square over the target, so that it does not reveal whether the color is right.
  override var markStyle: MarkStyle {
    var style = MarkStyle(radius: ColorMatchLayout.targetRadius * scale, width: 8 * scale)
    (style.acceptedColor, style.acceptedSign) = (content.outline?.rgb, .arrow)
    return style
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let radius = ColorMatchLayout.targetRadius * scale
    drawGround(snapshot, rect, radius)
    if let fill = content.fill {
      drawMatch(snapshot, rect, radius, fill)
    } else if let asked = content.asked {
      drawWord(snapshot, rect, asked)
    }
    if content.isWrong { drawMistake(snapshot, rect) }
  }

  var growth: Double { growing.value }

  private func animateFill() {
    growing.set(0.6)
    if content.fill != nil { growing.swing(to: 1, on: self, damping: 0.5) }
  }
}
