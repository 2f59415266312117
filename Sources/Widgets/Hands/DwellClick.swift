import CGtk
import DragAndDrop

/// Clicks where the pointer rests, for a hand that can move it and not press its buttons.
///
/// It works in every window of the process, those of GTK and libadwaita too. A ring around the pointer fills meanwhile,
/// wherever a click does something.
@MainActor public final class DwellClick {
  /// How far the pointer strays and still rests, in device-independent pixels.
  private static let tolerance = 12.0
  /// In how many steps the ring fills.
  private static let steps = 8

  /// For how long the pointer rests until it clicks, in seconds; nil, as at first, if it never does.
  public var seconds: Double? {
    didSet { if seconds != oldValue { restart() } }
  }

  private var windows: OpenWindows<WindowControllers>?
  /// Where the pointer came to rest, in the coordinates of a window or a menu; a click is done only once there.
  ///
  /// The surface may have gone: it is only compared.
  private var rest: (surface: UnsafeMutablePointer<GtkWidget>, point: Point)?
  private var formatted: Scheduled?
  private var cursor: DwellCursor?

  /// Made once the application has started.
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
    // Whoever presses a button needs no click there.
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
    formatted = .after(seconds / Double(Self.steps)) { [weak self] in
      guard step == Self.steps else { self?.fill(target, step: step + 1); return }
      self?.stopFilling()
      target.click()
    }
  }

  private func stopFilling() { (formatted, cursor) = (nil, nil) }

  private func end() {
    stopFilling()
    rest = nil
  }
}
