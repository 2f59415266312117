import CGtk

/// Works around Mutter 43 dropping twice: ignores motion and further drops after the first drop.
///
/// If another button is held, Mutter 43 continues the drag and drops again when the first button is released again. GDK
/// would access the data offer that it has already destroyed, and crash.
@MainActor final class DropEnd {
  private static let wasDropped = g_quark_from_string("swift-widgets-dropped")

  private var hook: EmissionHook?
  private var silence: SignalSilence?

  init() {
    hook = .surfaceEvents { [weak self] event, surface in self?.see(event, on: surface) }
  }

  private func see(_ event: OpaquePointer, on surface: UnsafeMutableRawPointer) {
    // The emission of the previous event has ended.
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
