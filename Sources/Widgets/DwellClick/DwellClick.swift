import CGtk
import Geometry

/// Clicks where the pointer rests, for people who can move it but not press its buttons.
///
/// Applies to every window of the process, including those of GTK and libadwaita. Meanwhile a ring around the pointer
/// fills, wherever a click has an effect.
@MainActor public final class DwellClick {
  /// The distance that a resting pointer may move, in device-independent pixels.
  private static let tolerance = 12.0
  private static let steps = 8

  /// The time that the pointer must rest, in seconds; nil, the default, turns dwell clicks off.
  public var seconds: Double? {
    didSet { if seconds != oldValue { restart() } }
  }

  private var events: SurfaceEvents?
  /// Where the pointer came to rest, in the coordinates of the surface, which is only compared and may have been freed.
  private var rest: (surface: OpaquePointer, point: Point)?
  private var timer: Scheduled?
  private var cursor: DwellCursor?

  /// Creates a dwell click; the application must have started.
  public init() {}

  private func restart() {
    end()
    guard seconds != nil else { return events = nil }
    events = SurfaceEvents { [weak self] event, surface in
      self?.handle(event, on: surface)
      return false
    }
  }

  private func handle(_ event: OpaquePointer, on surface: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY:
      var (x, y) = (0.0, 0.0)
      gdk_event_get_position(event, &x, &y)
      let isPressed = gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
      moved(to: Point(x: x, y: y), on: surface, isPressed: isPressed)
    case GDK_LEAVE_NOTIFY: end()
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: stopFilling()
    default: break
    }
  }

  private func moved(to point: Point, on surface: OpaquePointer, isPressed: Bool) {
    if let rest, rest.surface == surface, rest.point.distance(to: point) <= Self.tolerance { return }
    end()
    rest = (surface, point)
    guard !isPressed, let native = gtk_native_get_for_surface(surface) else { return }
    var offset = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native, &offset.x, &offset.y)
    if let target = DwellTarget(at: point - Point(x: offset.x, y: offset.y), in: native.as()) { fill(target, step: 1) }
  }

  private func fill(_ target: DwellTarget, step: Int) {
    guard let seconds else { return }
    cursor = cursor ?? DwellCursor(over: target.picked)
    cursor?.show(Double(step) / Double(Self.steps))
    timer = .after(seconds / Double(Self.steps)) { [weak self] in
      guard step == Self.steps else { self?.fill(target, step: step + 1); return }
      self?.stopFilling()
      self?.click(target)
    }
  }

  /// Clicks a target, or rests on another one that has taken its place, such as a dialog or a page that has opened.
  private func click(_ target: DwellTarget) {
    guard let current = target.current else { return }
    if current.isSame(as: target) { current.click() } else { fill(current, step: 1) }
  }

  private func stopFilling() { (timer, cursor) = (nil, nil) }

  private func end() {
    stopFilling()
    rest = nil
  }
}
