import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// The glow of a dragged card: blue over no place, green with an arrow if accepted, red with a cross if rejected.
final class VerdictGlow {
  private static let changeTime = 0.25
  /// The time in which the last color fades after the drop, in seconds.
  private static let fadeTime = 2.0
  /// The time for which the last color stays if animations are off, in seconds.
  private static let moment = 0.8
  private static let blur = 10.0

  private var start = Color.white.opacity(0)
  private var goal = Color.white.opacity(0)
  private let change = AnimatedNumber(1)
  private var sign: VerdictSign?
  private var clearing: Scheduled?

  private var color: Color { start.mixed(with: goal, by: change.value) }

  func show(_ verdict: DropVerdict<SunAndMoonRefusal>?, on card: Widget) {
    let (color, sign): (Color, VerdictSign?) =
      switch verdict {
      case nil: (goal.opacity(0), nil)
      case .unknown: (Self.blue, nil)
      case .accepted: (Self.green, .arrow)
      case .rejected: (VerdictSign.cross.color, .cross)
      }
    guard color != goal else { return }
    start = self.color.alpha == 0 ? color.opacity(0) : self.color
    (goal, clearing) = (color, nil)
    change.set(0)
    // Without animations, the color stays for a moment instead of fading.
    if verdict == nil, !Motion.isEnabled(on: card) {
      clearing = .after(Self.moment) { [weak self, weak card] in
        self?.change.set(1)
        self?.sign = nil
        card?.queueDraw()
      }
      return
    }
    self.sign = sign
    change.move(to: 1, on: card, seconds: verdict == nil ? Self.fadeTime : Self.changeTime, isEased: false)
    card.queueDraw()
  }

  func draw(_ snapshot: Snapshot, _ rect: Rect, radius: Double, scale: Double, isMirrored: Bool) {
    guard color.alpha > 0 else { return }
    snapshot.shadow(
      of: rect, radius: radius, Shadow(color: color, offset: .zero, blur: Self.blur * scale))
    snapshot.stroke(rect, radius: radius, width: 3 * scale, color)
    guard let sign else { return }
    snapshot.paint(in: rect) { painter in
      // The sign is on the spine, where it hides no symbols.
      let edge = 17 * scale
      let center = Point(x: isMirrored ? rect.maxX - edge : edge, y: rect.maxY - edge)
      painter.paint(sign, center: center, radius: 14 * scale)
    }
  }

  static let green = VerdictSign.check.color
  private static let blue = Color(red: 0.11, green: 0.44, blue: 0.85)
}
