import Boards
import Games
import Geometry
import Widgets

/// The slot of a square, which also accepts the square back.
final class ColorSlot: Place {
  let color: MatchColor
  private let look: BoardLook

  init(_ color: MatchColor, _ look: BoardLook) {
    (self.color, self.look) = (color, look)
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
  }

  override var markStyle: MarkStyle {
    MarkStyle(radius: ColorMatchLayout.squareRadius * look.scale, width: max(4, 6 * look.scale))
  }

  override func draw(_ snapshot: Snapshot) {
    let (scale, appearance) = (look.scale, look.appearance)
    let ink = appearance.isDark ? Color.white : .black
    let width = max(1.5, 1.5 * scale)
    let rect = Rect(origin: .zero, size: frame.size).inset(by: width / 2 + 2 * scale)
    let radius = ColorMatchLayout.squareRadius * scale
    snapshot.fill(rect, radius: radius, ink.opacity(0.04))
    snapshot.stroke(rect, radius: radius, width: width, ink.opacity(appearance.isHighContrast ? 0.8 : 0.12))
  }
}
