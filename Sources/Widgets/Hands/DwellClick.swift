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

  private var windows: OpenWindows<WindowControllers>?
  /// Where the pointer came to rest, in the surface's coordinates; one click per rest.
  ///
  /// The surface may have been freed: it is only compared.
  private var rest: (surface: UnsafeMutablePointer<GtkWidget>, point: Point)?
  private var timer: Scheduled?
  private var cursor: DwellCursor?

  /// Creates a dwell click; the application must have started.
  public init() {}

  private func restart() {
    end()
    windows =
      seconds == nil
      ? nil
      : OpenWindows { [weak self] window in
        WindowControllers(window) { self?.follow($0) ?? [] }
      }
  }

  private func follow(_ surface: Widget) -> [EventController] {
    let motion = EventController(gtk_event_controller_motion_new(), on: surface, phase: .capture)
    let controller = motion.ref.opaque
    motion.ref.connect("motion") { [weak self] in
      guard let surface = gtk_event_controller_get_widget(controller) else { return }
      let state = gtk_event_controller_get_current_event_state(controller)
      let isPressed = state.rawValue & GDK_BUTTON1_MASK.rawValue != 0
      self?.moved(to: $0.point(at: 1), in: surface, isPressed: isPressed)
    }
    motion.ref.connect("leave") { [weak self] in self?.end() }
    let press = EventController(gtk_gesture_click_new(), on: surface, phase: .capture)
    gtk_gesture_single_set_button(press.ref.opaque, 0)
    press.ref.connect("pressed") { [weak self] in self?.stopFilling() }
    return [motion, press]
  }

  private func moved(to point: Point, in surface: UnsafeMutablePointer<GtkWidget>, isPressed: Bool) {
    if let rest, rest.surface == surface, rest.point.distance(to: point) <= Self.tolerance { return }
    end()
    rest = (surface, point)
    if !isPressed, let target = DwellTarget(at: point, in: surface) { fill(target, step: 1) }
  }

  private func fill(_ target: DwellTarget, step: Int) {
    guard let seconds else { return }
    cursor = cursor ?? DwellCursor(over: target.picked)
    cursor?.show(Double(step) / Double(Self.steps))
    timer = .after(seconds / Double(Self.steps)) { [weak self] in
      guard step == Self.steps else { self?.fill(target, step: step + 1); return }
      self?.stopFilling()
      target.click()
    }
  }

  private func stopFilling() { (timer, cursor) = (nil, nil) }

  private func end() {
    stopFilling()
    rest = nil
  }
}
