import CGtk

/// Joins an event controller to a widget, which owns it from then on; taken away again when this object goes.
@MainActor public class EventController {
  let ref: GObjectRef
  private let widget: UnsafeMutablePointer<GtkWidget>

  init(_ controller: OpaquePointer, on widget: Widget, phase: EventPhase = .bubble) {
    ref = GObjectRef(retaining: UnsafeMutableRawPointer(controller))
    self.widget = widget.pointer
    g_object_ref(widget.pointer)
    gtk_event_controller_set_propagation_phase(controller, phase.gtk)
    // The widget takes the constructor's reference over.
    gtk_widget_add_controller(widget.pointer, controller)
  }

  isolated deinit {
    if gtk_event_controller_get_widget(ref.opaque) != nil { gtk_widget_remove_controller(widget, ref.opaque) }
    g_object_unref(widget)
  }

  /// Forgets what the controller is in the midst of.
  public func reset() { gtk_event_controller_reset(ref.opaque) }
}

/// When a controller sees an event.
nonisolated public enum EventPhase: Sendable {
  /// On the way from the window down to the widget.
  case capture
  /// On the way back up.
  case bubble

  var gtk: GtkPropagationPhase { self == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE }
}
