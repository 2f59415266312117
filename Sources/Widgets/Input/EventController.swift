import CGtk

/// Joins an event controller to a widget, which keeps this object with it until it goes itself.
///
/// A closure that is given to it must not hold the widget strongly, or neither of the two ever goes.
///
/// Wraps `GtkEventController`.
@MainActor open class EventController {
  /// The reference that this wrapper holds, for GTK's own functions; the controller's widget holds another.
  public let ref: GObjectRef

  /// Adds a new controller, which is taken over ('transfer full'), to `widget`.
  ///
  /// Another object ends the program. Wraps `gtk_widget_add_controller`.
  @discardableResult
  public init(_ controller: OpaquePointer, on widget: Widget, phase: EventPhase = .bubble) {
    ref = GObjectRef(retaining: UnsafeMutableRawPointer(controller))
    InstanceType.require(ref.pointer, isA: gtk_event_controller_get_type(), "GtkEventController")
    gtk_event_controller_set_propagation_phase(controller, phase.gtk)
    gtk_widget_add_controller(widget.pointer, controller)
    ref.keep(self)
  }

  /// Takes the controller away from its widget, with all that it does for it.
  ///
  /// Wraps `gtk_widget_remove_controller`.
  public func remove() {
    guard let owner = gtk_event_controller_get_widget(ref.opaque) else { return }
    gtk_widget_remove_controller(owner, ref.opaque)
  }

  /// Forgets what the controller is in the midst of.
  ///
  /// Wraps `gtk_event_controller_reset`.
  public func reset() { gtk_event_controller_reset(ref.opaque) }
}

/// When a controller sees an event.
///
/// Wraps `GtkPropagationPhase`.
nonisolated public enum EventPhase: Sendable {
  /// On the way from the window down to the widget.
  case capture
  /// On the way back up.
  case bubble

  var gtk: GtkPropagationPhase { self == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE }
}
