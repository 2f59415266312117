import CGtk

/// Lets nothing more come of what was dragged in, once it was dropped, but that it has left.
///
/// With another button held, Mutter 43 goes on with the drag, and drops the same once more when the first button is let go
/// again. GDK would ask about it through an offer that was given back by then, and end the program.
@MainActor final class DropEnd {
  private static let wasDropped = g_quark_from_string("swift-widgets-dropped")

  private var hook: EmissionHook?
  private var silence: SignalSilence?

  /// For all windows and popovers, as long as this object lives.
  init() {
    hook = .surfaceEvents { [weak self] event, surface in self?.see(event, on: surface) }
  }

  private func see(_ event: OpaquePointer, on surface: UnsafeMutableRawPointer) {
    // The emission before this one is through.
    silence = nil
    let type = gdk_event_get_event_type(event)
    guard type == GDK_DRAG_MOTION || type == GDK_DROP_START, let drop = gdk_dnd_event_get_drop(event) else { return }
    let object = UnsafeMutableRawPointer(drop).assumingMemoryBound(to: GObject.self)
    if g_object_get_qdata(object, Self.wasDropped) != nil {
      silence = SignalSilence(of: "event", by: surface)
      Scheduled.afterThisEvent { [weak self] in self?.silence = nil }
    } else if type == GDK_DROP_START {
      g_object_set_qdata(object, Self.wasDropped, object)
    }
  }
}
