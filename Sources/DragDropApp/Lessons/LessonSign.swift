import Games
import Geometry
import Widgets

/// Draws the sign of a lesson: a hand, a finger, a key or a switch.
struct LessonSign {
  let sign: LessonStep.Sign
  let isPressed: Bool
  /// The length of a unit of the drawing, in device-independent pixels.
  let unit: Double
  let ink: Color
  let halo: Color

  private static let hand = Size(width: 44, height: 46)
  private static let gap = 6.0

  /// Whether the sign is turned to point at the item from each side.
  var turns: Bool { sign == .hand || sign == .finger }

  /// The size of the sign below an item, with the gap to it.
  var size: Size {
    let size =
      switch sign {
      case .hand, .finger: Self.hand
      case .key(let key): Size(width: key.width + 2 * Self.gap, height: 31 + 2 * Self.gap)
      case .switchButton: Size(width: 56 + 2 * Self.gap, height: 40 + 2 * Self.gap)
      }
    return size * unit
  }

  func draw(
    _ snapshot: Snapshot, in frame: Rect, on side: SignPlacement.Side, for widget: Widget,
    _ appearance: Style.Appearance
  ) {
    let direction = side.direction
    let inner = frame.inset(by: Self.gap * unit)
    switch sign {
    case .hand, .finger:
      let depth = (side.isVertical ? frame.size.height : frame.size.width) / 2
      let tip = frame.center + direction * -depth
      snapshot.paint(in: frame.inset(by: -16 * unit)) { painter in
        if isPressed { paintPress(painter, at: tip, direction) }
        painter.paintHand(pointingAt: tip, unit: unit, direction: direction)
      }
    case .key(let key):
      let cap = Rect(origin: inner.origin, size: Size(width: inner.size.width, height: inner.size.height - 3 * unit))
      KeyCap(label: key.label, frame: cap.wholePixels, unit: unit, isPressed: isPressed)
        .draw(snapshot, for: widget, appearance, ink: ink, ground: halo)
    case .switchButton: drawSwitch(snapshot, in: inner, widget)
    }
  }

  private func paintPress(_ painter: Painter, at tip: Point, _ direction: Point) {
    guard sign == .finger else {
      return painter.paintRays(at: tip, unit: unit, direction: direction, color: ink, halo: halo)
    }
    for (color, width) in [(halo, 5.0), (ink, 2.5)] {
      painter.disk(tip, 12 * unit)
      painter.stroke(color, width: width * unit)
    }
  }

  private func drawSwitch(_ snapshot: Snapshot, in frame: Rect, _ widget: Widget) {
    let base = Rect(
      x: frame.minX, y: frame.maxY - 14 * unit, width: frame.size.width, height: 14 * unit)
    let top = Rect(
      x: frame.minX + 8 * unit, y: frame.minY + (isPressed ? 18 : 4) * unit, width: frame.size.width - 16 * unit,
      height: base.minY - frame.minY + 4 * unit - (isPressed ? 18 : 4) * unit)
    let accent = widget.themeColor("accent_bg_color") ?? ink
    for (rect, color) in [(top, accent), (base, ink)] {
      snapshot.fill(rect.inset(by: -2 * unit), radius: 8 * unit, halo)
      snapshot.fill(rect, radius: 6 * unit, color)
    }
  }
}

extension LessonKey {
  var label: String {
    switch self {
    case .space: "␣"
    // The mark keeps the order of the arrows in right-to-left languages.
    case .arrows: "\u{200E}← ↑ ↓ →"
    case .enter: "↵"
    }
  }

  var width: Double {
    switch self {
    case .space: 90
    case .arrows: 92
    case .enter: 50
    }
  }
}
