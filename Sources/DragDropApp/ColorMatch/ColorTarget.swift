import Boards
import DragAndDrop
import Games
import Widgets

/// The target with the word, which takes the word's color.
final class ColorTarget: Place {
  /// What the target shows.
  struct Content: Equatable {
    /// The color that is asked for, or nil when none is left.
    var asked: MatchColor?
    /// Its word.
    var word = ""
    /// The ink of a tricky word.
    var ink: MatchColor?
    /// The color that was just matched, while it is shown.
    var fill: MatchColor?
    /// The color of the square over it, while a drop would count.
    var outline: MatchColor?
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
  let look: BoardLook
  private let growing = AnimatedNumber(1)

  init(_ look: BoardLook) {
    self.look = look
    super.init(WidgetKind(styleName: "target", role: .button, actions: [BoardStrings.click]))
  }

  var scale: Double { look.scale }

  /// A piece that keys bring here leaves the word to be read.
  override var hoverPoint: Point { Point(x: frame.center.x, y: frame.minY - 12 * scale) }

  /// An outline in the color of the square over it, which tells nothing of right or wrong.
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

  /// How much the color that was just matched has grown, from 0 to 1.
  var growth: Double { growing.value }

  private func animateFill() {
    growing.set(0.6)
    if content.fill != nil { growing.swing(to: 1, on: self, damping: 0.5) }
  }
}
