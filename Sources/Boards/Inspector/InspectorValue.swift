import DragAndDrop
import Geometry
import Widgets

/// A text that can change in every frame: it draws itself, because a label would cause a layout of the whole window.
final class InspectorValue: CustomWidget {
  var text = "" { didSet { if text != oldValue { queueDraw() } } }

  private static let height = 20.0
  private static let pixelSize = 13.0

  init() {
    super.init(WidgetKind(styleName: "inspector-value", role: .image))
    addStyle("monospace")
    expand(vertically: false)
  }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let height = Int(clamping: (Self.height * textScale).rounded(.up))
    return direction == .horizontal ? (40, 200) : (height, height)
  }

  override func draw(_ snapshot: Snapshot) {
    let layout = TextLayout(text, pixelSize: Self.pixelSize * textScale, for: self)
    layout.limit(to: size.width)
    let x = isRightToLeft ? max(0, size.width - layout.size.width) : 0
    snapshot.draw(
      layout, at: Point(x: x, y: (size.height - layout.size.height) / 2), themeColor("view_fg_color") ?? .black)
  }
}
