import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class ColorSlot: Place {
  let color: MatchColor
  private let style: BoardStyle

  init(_ color: MatchColor, _ style: BoardStyle) {
    (self.color, self.style) = (color, style)
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
  }

  override var markStyle: MarkStyle {
    MarkStyle(radius: ColorMatchLayout.squareRadius * style.scale, width: max(4, 6 * style.scale))
  }

  override func draw(_ snapshot: Snapshot) {
    let (scale, appearance) = (style.scale, style.appearance)
    let ink = appearance.isDark ? Color.white : .black
    let width = max(1.5, 1.5 * scale)
    let rect = Rect(origin: .zero, size: frame.size).inset(by: width / 2 + 2 * scale)
    let radius = ColorMatchLayout.squareRadius * scale
    snapshot.fill(rect, radius: radius, ink.opacity(0.04))
    snapshot.stroke(rect, radius: radius, width: width, ink.opacity(appearance.isHighContrast ? 0.8 : 0.12))
  }
}
