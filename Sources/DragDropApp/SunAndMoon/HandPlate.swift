import Boards
import Geometry
import Widgets

/// The name and the points of a player, highlighted if it is the player's turn.
final class HandPlate: BoardItem {
  struct Content: Equatable {
    var name = ""
    /// Nil if the game has no points.
    var points: Int?
    var isOnTurn = false
  }

  var content = Content() {
    didSet { if content != oldValue { queueDraw() } }
  }
  private let style: BoardStyle

  init(_ style: BoardStyle) {
    self.style = style
    super.init(WidgetKind(styleName: "hand-plate", role: .image))
    isTarget = false
  }

  override func draw(_ snapshot: Snapshot) {
    let (scale, appearance) = (style.scale, style.appearance)
    let rect = Rect(origin: .zero, size: frame.size).inset(by: 2 * scale)
    let ink = appearance.isDark ? Color.white : .black
    if content.isOnTurn {
      let accent = themeColor("accent_bg_color") ?? ink
      snapshot.fill(rect, radius: SunAndMoonLayout.radius * scale, accent.opacity(0.16))
      snapshot.stroke(rect, radius: SunAndMoonLayout.radius * scale, width: max(2, 3 * scale), accent)
    }
    let width = rect.size.width - 14 * scale
    let name = TextLayout.fitting(
      content.name, width: width, pixelSize: 15 * scale * textScale, smallest: 0.5 / textScale, bold: content.isOnTurn,
      for: self)
    let points = content.points.map {
      TextLayout.fitting("\($0)", width: width, pixelSize: 34 * scale, bold: true, for: self)
    }
    let height = name.size.height + (points?.size.height ?? 0)
    var y = rect.center.y - height / 2
    for text in [name, points].compactMap({ $0 }) {
      let dim = appearance.isHighContrast ? 1 : 0.8
      snapshot.draw(text, at: Point(x: rect.center.x - text.size.width / 2, y: y), ink.opacity(dim))
      y += text.size.height
    }
  }
}
