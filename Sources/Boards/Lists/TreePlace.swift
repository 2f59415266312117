import DragAndDrop
import Geometry
import Widgets

/// A place of a tree: a line between rows or an outline around one, of which only a part takes items.
final class TreePlace: SlotPlace {
  var markRect: Rect = .zero

  override var markFrame: Rect { markRect }

  /// Beside the middle, so that the row below can be read.
  override var hoverPoint: Point {
    Point(x: markRect.center.x + (isRightToLeft ? -24 : 24), y: markRect.center.y + min(frame.size.height / 2, 24))
  }
}

/// A button in front of a row that shows or hides the rows below it.
final class DisclosureButton: BoardItem {
  var isExpanded = false { didSet { if isExpanded != oldValue { queueDraw() } } }
  let pressed: () -> Void

  init(_ pressed: @escaping () -> Void) {
    self.pressed = pressed
    super.init(WidgetKind(styleName: "expander", role: .button, actions: [BoardStrings.click]))
    isFocusable = true
    ClickGesture(on: self) { [weak self] _ in self?.pressed() }
    onAction.observe { [weak self] action in if action == BoardStrings.click { self?.pressed() } }
    onClick.observe { [weak self] _ in self?.pressed() }
  }

  override func draw(_ snapshot: Snapshot) {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let color = themeColor("window_fg_color") ?? .black
    // A triangle that points down, or to where reading goes.
    let side = isRightToLeft ? -1.0 : 1
    let points =
      isExpanded
      ? [Point(x: -5, y: -3), Point(x: 5, y: -3), Point(x: 0, y: 4)]
      : [Point(x: -3 * side, y: -5), Point(x: -3 * side, y: 5), Point(x: 4 * side, y: 0)]
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      painter.polygon(points.map { center + $0 })
      painter.fill(color)
    }
  }
}
