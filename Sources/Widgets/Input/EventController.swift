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
  /// Wraps `gtk_widget_add_controller`.
  @discardableResult
  public init(_ controller: OpaquePointer, on widget: Widget, phase: EventPhase = .bubble) {
    ref = GObjectRef(retaining: UnsafeMutableRawPointer(controller))
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

extension EventController {
  /// Ends what pointer and fingers are in the midst of in a widget, and in all below it, when it goes from the monitor.
  ///
  /// Left to themselves, a scrolled window and the pages of a window end it when they are freed, with parts of them gone.
  /// A gesture that never hears of the end of a touch keeps the widget under it, and so itself, for good.
  static func endGestures(whenUnmapped widget: UnsafeMutablePointer<GtkWidget>) {
    connect(UnsafeMutableRawPointer(widget), "unmap") { endGestures(of: widget) }
  }

  /// Ends what pointer and fingers are in the midst of in a widget that goes, and in all below it.
  package static func endGestures(of widget: UnsafeMutablePointer<GtkWidget>) {
    endGestures(in: widget)
    // Those of the window have the same touches, and the widget under each.
    if let root = UnsafeMutableRawPointer(gtk_widget_get_root(widget)) {
      endGestures(at: root.assumingMemoryBound(to: GtkWidget.self))
    }
    // The event that led here may go on through the widget and begin another one, so that it is kept until then.
    let kept = GObjectRef(retaining: UnsafeMutableRawPointer(widget))
    Scheduled.afterThisEvent { withExtendedLifetime(kept) { endGestures(in: widget) } }
  }

  private static func endGestures(in widget: UnsafeMutablePointer<GtkWidget>) {
    widget.forEachInTree { endGestures(at: $0) }
  }

  /// Those of the widget alone.
  private static func endGestures(at widget: UnsafeMutablePointer<GtkWidget>) {
    let controllers = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
    for index in 0..<g_list_model_get_n_items(controllers.opaque) {
      guard let controller = g_list_model_get_item(controllers.opaque, index) else { continue }
      if cgtk_is_a(controller, gtk_gesture_get_type()) != 0 { gtk_event_controller_reset(OpaquePointer(controller)) }
      g_object_unref(controller)
    }
  }
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
