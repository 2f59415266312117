import CGtk
import DragAndDrop

/// Follows a drag of a widget by the primary button or a finger, from the press on.
///
/// Wraps `GtkGestureDrag`.
///
/// The point is taken in the coordinates of the widget's parent. The gesture's own offsets are in those of the widget
/// that it moves, and would feed back.
public final class DragGesture: EventController {
  private let handler: (DragEvent) -> Void
  private var last: DragEvent?
  private var start = Point.zero
  private var tracker = VelocityTracker()
  private let claimsPress: Bool

  /// How far the point of a resting pointer strays from one layout to the next, in device-independent pixels.
  ///
  /// It goes through the moved widget's transform, whose numbers are rounded, and back. GTK asks for another event after
  /// each layout, so that a step that is none would lead to the next one for good.
  fileprivate static let rounding = 1.0 / 32

  /// Calls `handler` with every step of every drag of `widget`, which it must not hold strongly.
  ///
  /// One that does not claim the press leaves it to others until the pointer moves, so that it can still be their click.
  ///
  /// Wraps `drag-begin`, `drag-update` and `drag-end` of `GtkGestureDrag`, and `GtkGesture::cancel`.
  @discardableResult
  public init(on widget: Widget, claimsPress: Bool = true, _ handler: @escaping (DragEvent) -> Void) {
    (self.claimsPress, self.handler) = (claimsPress, handler)
    super.init(gtk_gesture_drag_new(), on: widget)
    ref.connect("drag-begin") { [weak self] press in self?.begin(at: press.point(at: 1)) }
    ref.connect("drag-update") { [weak self] in self?.continue(.changed) }
    ref.connect("drag-end") { [weak self] in self?.continue(.ended) }
    ref.connect("cancel") { [weak self] in self?.continue(.cancelled) }
  }

  private func begin(at point: Point) {
    guard let position = position() else { return }
    if claimsPress { claim() }
    start = position
    tracker = VelocityTracker()
    tracker.add(position, at: time)
    let event = DragEvent(
      phase: .began, point: position, grab: point, isFinger: isFinger, hasMoved: false, isExtending: isExtending)
    last = event
    handler(event)
  }

  private func `continue`(_ phase: DragEvent.Phase) {
    guard var event = last else { return }
    let point = position() ?? event.point
    guard phase != .changed || point.distance(to: event.point) > DragGesture.rounding else { return }
    (event.phase, event.point) = (phase, point)
    if !event.hasMoved, gtk_event_controller_get_widget(ref.opaque)?.isDrag(from: start, to: point) == true {
      event.hasMoved = true
      if !claimsPress { claim() }
    }
    tracker.add(event.point, at: time)
    event.velocity = tracker.velocity
    // A cancelled gesture says that it ended as well; only the first of the two counts.
    last = phase == .changed ? event : nil
    handler(event)
  }

  private func claim() { gtk_gesture_set_state(ref.opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// The time of the event that is handled, in seconds.
  private var time: Double { Double(gtk_event_controller_get_current_event_time(ref.opaque)) / 1000 }

  private var isExtending: Bool {
    let state = gtk_event_controller_get_current_event_state(ref.opaque).rawValue
    return state & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue) != 0
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
  /// Whether the way from one point to another is too long for a click, as the desktop has it set: 8 px, mostly.
  ///
  /// Wraps `gtk_drag_check_threshold`.
  public func isDrag(from start: Point, to end: Point) -> Bool { pointer.isDrag(from: start, to: end) }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate func isDrag(from start: Point, to end: Point) -> Bool {
    let way = end - start
    func length(_ way: Double) -> Int32 { Int32(pixels: (abs(way) - DragGesture.rounding).rounded(.up)) }
    return gtk_drag_check_threshold(self, 0, 0, length(way.x), length(way.y)) != 0
  }
}
