import Geometry
import Widgets

/// The heading of a list or another part of a board, which is neither dragged nor a drop target.
public final class HeadingItem: BoardItem {
  private let text: String

  /// Creates a heading with its text, which is also its accessible name.
  public init(_ text: String) {
    self.text = text
    super.init(WidgetKind(styleName: "heading", role: .heading))
    isTarget = false
    accessibleLabel = text
  }

  public override func draw(_ snapshot: Snapshot) {
    let layout = TextLayout.fitting(
      text, width: size.width, pixelSize: 15 * textScale, smallest: 0.7, bold: true, for: self)
    let origin = Point(x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    snapshot.draw(layout, at: origin, themeColor("window_fg_color") ?? .black)
  }
}
