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

  /// Calls `handler`, which must not retain the widget, with the point in the widget's coordinates.
  ///
  /// The primary button counts on `GtkGestureClick::released`, the secondary one on `GtkGestureClick::pressed`.
  @discardableResult
  public init(
    on widget: Widget, button: Button = .primary, phase: EventPhase = .bubble, _ handler: @escaping (Point) -> Void
  ) {
    super.init(gtk_gesture_click_new(), on: widget, phase: phase)
    gtk_gesture_single_set_button(
      ref.opaque, guint(clamping: button == .primary ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY))
    ref.connect(button == .primary ? "released" : "pressed") { handler($0.point(at: 2)) }
  }
}
