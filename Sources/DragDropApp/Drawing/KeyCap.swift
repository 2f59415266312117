import Geometry
import Widgets

struct KeyCap {
  let label: String
  let frame: Rect
  /// The length of a unit of the drawing, in device-independent pixels.
  let unit: Double
  var isPressed = false

  func draw(_ snapshot: Snapshot, for widget: Widget, _ appearance: Style.Appearance, ink: Color, ground: Color) {
    let depth = Point(x: 0, y: 3 * unit)
    let cap = isPressed ? Rect(origin: frame.origin + depth, size: frame.size) : frame
    let edge = Rect(origin: frame.origin + depth, size: frame.size)
    let color = isPressed ? widget.themeColor("accent_bg_color")?.mixed(with: .black, by: 0.14) ?? ink : ground
    snapshot.fill(edge, radius: 6 * unit, isPressed ? color : ink.mixed(with: ground, by: 0.45))
    snapshot.fill(cap, radius: 6 * unit, color)
    snapshot.stroke(cap, radius: 6 * unit, width: max(1, unit), ink.opacity(appearance.isHighContrast ? 1 : 0.55))
    let text = TextLayout.fitting(
      label, width: cap.size.width - 6 * unit, pixelSize: 15 * unit, bold: true, for: widget)
    snapshot.draw(text, about: cap.center, isPressed ? .white : ink)
  }
}
