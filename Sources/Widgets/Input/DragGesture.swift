import CGtk
import Geometry
import InputEvents

/// Recognizes drags of a widget by the primary button or a finger, from the press on (`GtkGestureDrag`).
///
/// Positions are in the coordinates of the widget's parent: offsets in the moving widget's own ones would feed back.
public final class DragGesture: EventController {
  /// When the gesture claims a press, which cancels the gestures of the widget's children and parents.
  nonisolated public enum Claim: Sendable {
    /// At once.
    case press
    /// When the pointer moves as far as a drag; until then the press can be a click.
    case movement
    /// Never by itself.
    case never
  }

  private let handler: (DragEvent) -> Void
  private var last: DragEvent?
  private var start = Point.zero
  private var tracker = VelocityTracker()
  private let claim: Claim
  private var pause: ScrollingPause?

  /// The largest movement that counts as a rounding error, in device-independent pixels.
  ///
  /// The position is converted through the transform of the moved widget, whose numbers are rounded. GTK sends another
  /// event after each layout, so a spurious step would cause a layout, and that another step, without end.
  fileprivate static let rounding = 1.0 / 32

  /// Calls `handler`, which must not retain the widget, with every event (`drag-begin`, `drag-update`, `drag-end`).
  @discardableResult
  public init(on widget: Widget, claiming claim: Claim = .press, _ handler: @escaping (DragEvent) -> Void) {
    (self.claim, self.handler) = (claim, handler)
    super.init(gtk_gesture_drag_new(), on: widget)
    ref.connect("drag-begin") { [weak self] press in self?.begin(at: press.point(at: 1)) }
    ref.connect("drag-update") { [weak self] in self?.continue(.changed) }
    ref.connect("drag-end") { [weak self] in self?.continue(.ended) }
    ref.connect("cancel") { [weak self] in self?.continue(.cancelled) }
  }

  private func begin(at point: Point) {
    guard let position = position() else { return }
    start = position
    tracker = VelocityTracker()
    tracker.add(position, at: time)
    let event = DragEvent(
      phase: .began, point: position, grab: point, isFinger: isFinger, control: isHeld(GDK_CONTROL_MASK),
      shift: isHeld(GDK_SHIFT_MASK))
    last = event
    if claim == .press { claimPress() }
    handler(event)
  }

  private func `continue`(_ phase: DragEvent.Phase) {
    guard var event = last else { return }
    let point = position() ?? event.point
    guard phase != .changed || point.distance(to: event.point) > DragGesture.rounding else { return }
    (event.phase, event.point) = (phase, point)
    if !event.hasMoved, gtk_event_controller_get_widget(ref.opaque)?.isDrag(from: start, to: point) == true {
      event.hasMoved = true
      if claim == .movement { claimPress() }
    }
    tracker.add(event.point, at: time)
    event.velocity = tracker.velocity
    // GTK emits both `cancel` and `drag-end` for a cancelled gesture; only the first one counts.
    last = phase == .changed ? event : nil
    if phase != .changed { pause = nil }
    handler(event)
  }

  /// Claims the press, so that other gestures lose it (`GTK_EVENT_SEQUENCE_CLAIMED`).
  ///
  /// Until a finger is lifted, the scrolled windows around the widget do not scroll by it.
  public func claimPress() {
    gtk_gesture_set_state(ref.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    guard last?.isFinger == true, pause == nil else { return }
    pause = gtk_event_controller_get_widget(ref.opaque).map(ScrollingPause.init)
  }

  /// Leaves the press to other gestures (`GTK_EVENT_SEQUENCE_DENIED`).
  public func denyPress() { gtk_gesture_set_state(ref.opaque, GTK_EVENT_SEQUENCE_DENIED) }

  /// The time of the current event, in seconds.
  private var time: Double { Double(gtk_event_controller_get_current_event_time(ref.opaque)) / 1000 }

  private func isHeld(_ modifier: GdkModifierType) -> Bool {
    gtk_event_controller_get_current_event_state(ref.opaque).rawValue & modifier.rawValue != 0
  }

  private func position() -> Point? {
    guard let dragged = gtk_event_controller_get_widget(ref.opaque), let parent = gtk_widget_get_parent(dragged)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    let sequence = gtk_gesture_single_get_current_sequence(ref.opaque)
    guard gtk_gesture_get_point(ref.opaque, sequence, &x, &y) != 0 else { return nil }
    return dragged.convert(Point(x: x, y: y), to: parent)
  }

  private var isFinger: Bool {
    guard let device = gtk_event_controller_get_current_event_device(ref.opaque) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }
}

extension Widget {
  /// Returns whether two points exceed the desktop's drag threshold, 8 px on the window by default
  /// (`gtk_drag_check_threshold`).
  public func isDrag(from start: Point, to end: Point) -> Bool { pointer.isDrag(from: start, to: end) }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate func isDrag(from start: Point, to end: Point) -> Bool {
    let (way, scale) = (end - start, windowScale)
    func length(_ way: Double) -> Int32 { Int32(pixels: ((abs(way) - DragGesture.rounding) * scale).rounded(.up)) }
    return gtk_drag_check_threshold(self, 0, 0, length(way.x), length(way.y)) != 0
  }
}
