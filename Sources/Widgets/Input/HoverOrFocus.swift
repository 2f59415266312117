import CGtk

/// Observes whether the pointer is over a widget or the keyboard focus is in it.
///
/// Wraps `GtkEventControllerMotion` and `GtkEventControllerFocus`.
@MainActor final class HoverOrFocus {
  private let pointer: EventController
  private let focus: EventController

  /// Calls `handler` on each change with whether either of the two is in the widget.
  init(on widget: Widget, _ handler: @escaping (Bool) -> Void) {
    pointer = EventController(gtk_event_controller_motion_new(), on: widget)
    focus = EventController(gtk_event_controller_focus_new(), on: widget)
    let tell = { [weak self] in
      if let self { handler(isThere) }
    }
    pointer.ref.connect("notify::contains-pointer", tell)
    focus.ref.connect("notify::contains-focus", tell)
  }

  isolated deinit {
    for controller in [pointer, focus] { controller.remove() }
  }

  private var isThere: Bool {
    gtk_event_controller_motion_contains_pointer(pointer.ref.opaque) != 0
      || gtk_event_controller_focus_contains_focus(focus.ref.opaque) != 0
  }
}
