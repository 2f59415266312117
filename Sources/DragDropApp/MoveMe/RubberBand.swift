import DragAndDrop
import Widgets

/// The band that is drawn over squares to select them.
final class RubberBand: CustomWidget {
  /// The band in the board's coordinates, or nil if none is drawn.
  var rect: Rect? { didSet { if rect != oldValue { queueDraw() } } }

  init() {
    super.init(WidgetKind(styleName: "band", role: .decoration))
    isTarget = false
  }

  override func draw(_ snapshot: Snapshot) {
    guard let rect else { return }
    let accent = themeColor("accent_color") ?? .black
    snapshot.fill(rect, radius: 4, accent.opacity(0.15))
    snapshot.stroke(rect, radius: 4, width: 2, accent)
  }
}
