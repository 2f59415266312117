import CGtk

/// An event controller of a widget; the controller retains this object (`GtkEventController`).
///
/// Closures that are passed to it must not retain the widget, which would be a reference cycle.
@MainActor open class EventController {
  /// The reference that this wrapper owns, for GTK's functions; the widget owns another.
  public let ref: GObjectRef

  /// Adds a new controller to `widget` and takes ownership of it, 'transfer full' (`gtk_widget_add_controller`).
  ///
  /// An object of another type is a fatal error.
  @discardableResult
  public init(_ controller: OpaquePointer, on widget: Widget, phase: EventPhase = .bubble) {
    ref = GObjectRef(retaining: UnsafeMutableRawPointer(controller))
    InstanceType.require(ref.pointer, isA: gtk_event_controller_get_type(), "GtkEventController")
    gtk_event_controller_set_propagation_phase(controller, phase.gtk)
    gtk_widget_add_controller(widget.pointer, controller)
    ref.keep(self)
  }

  /// Removes the controller from its widget (`gtk_widget_remove_controller`).
  public func remove() {
    guard let owner = gtk_event_controller_get_widget(ref.opaque) else { return }
    gtk_widget_remove_controller(owner, ref.opaque)
  }

  /// Cancels what the controller is recognizing (`gtk_event_controller_reset`).
  public func reset() { gtk_event_controller_reset(ref.opaque) }
}

/// The phase in which a controller handles events (`GtkPropagationPhase`).
nonisolated public enum EventPhase: Sendable {
  /// From the window down to the widget.
  case capture
  /// From the widget up to the window.
  case bubble

  var gtk: GtkPropagationPhase { self == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE }
}
