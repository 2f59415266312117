import CGtk
import Geometry

/// Recognizes a click or tap on a widget (`GtkGestureClick`).
public final class ClickGesture: EventController {
  /// A button of the pointer (`gtk_gesture_single_set_button`).
  nonisolated public enum Button: Sendable {
    /// The left button, or a finger.
    case primary
    /// The right button.
    case secondary
  }

  private var start = Point.zero

  /// A click or tap.
  nonisolated public struct Click: Equatable, Sendable {
    /// The point, in the widget's coordinates.
    public var point: Point
    /// Whether Ctrl was held (`GDK_CONTROL_MASK`).
    public var control = false
    /// Whether Shift was held (`GDK_SHIFT_MASK`).
    public var shift = false

    /// Creates a click, for tests and for other input sources.
    public init(at point: Point, control: Bool = false, shift: Bool = false) {
      (self.point, self.control, self.shift) = (point, control, shift)
    }
  }

  /// Calls `handler`, which must not retain the widget, with the click.
  ///
  /// The primary button counts on `GtkGestureClick::released`, the secondary one on `GtkGestureClick::pressed`.
  ///
  /// - Parameter isDragIgnored: Whether a press that moves as far as a drag is no click (`gtk_drag_check_threshold`).
  @discardableResult
  public init(
    on widget: Widget, button: Button = .primary, phase: EventPhase = .bubble, isDragIgnored: Bool = false,
    _ handler: @escaping (Click) -> Void
  ) {
    super.init(gtk_gesture_click_new(), on: widget, phase: phase)
    gtk_gesture_single_set_button(
      ref.opaque, guint(clamping: button == .primary ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY))
    guard button == .primary else {
      ref.connect("pressed") { [weak self] press in if let self { handler(click(at: press.point(at: 2))) } }
      return
    }
    ref.connect("pressed") { [weak self] press in self?.start = press.point(at: 2) }
    ref.connect("released") { [weak self, weak widget] release in
      guard let self, let widget else { return }
      let end = release.point(at: 2)
      if !isDragIgnored || !widget.isDrag(from: start, to: end) { handler(click(at: end)) }
    }
  }

  private func click(at point: Point) -> Click {
    let state = gtk_event_controller_get_current_event_state(ref.opaque).rawValue
    return Click(
      at: point, control: state & GDK_CONTROL_MASK.rawValue != 0, shift: state & GDK_SHIFT_MASK.rawValue != 0)
  }
}
