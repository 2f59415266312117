import CGtk

/// Lets nothing more come of what was dragged in, once it was dropped, but that it has left.
///
/// With another button held, Mutter 43 goes on with the drag, and drops the same once more when the first button is let go
/// again. GDK would ask about it through an offer that was given back by then, and end the program.
@MainActor final class DropEnd {
  private static let wasDropped = g_quark_from_string("swift-widgets-dropped")

  private var hook: EmissionHook?
  private var silence: Silence?

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
      silence = Silence(of: "event", by: surface)
      Scheduled.afterThisEvent { [weak self] in self?.silence = nil }
    } else if type == GDK_DROP_START {
      g_object_set_qdata(object, Self.wasDropped, object)
    }
  }
}

/// Has nobody hear of a signal of an object, as long as this lives; of an emission that has just begun, too.
///
/// Wraps `g_signal_handler_block`.
@MainActor private final class Silence {
  private let object: GObjectRef
  private var handlers: [gulong] = []

  init(of signal: String, by object: UnsafeMutableRawPointer) {
    self.object = GObjectRef(retaining: object)
    let match = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
    let signal = g_signal_lookup(signal, cgtk_type_of(self.object.pointer))
    while case let handler = g_signal_handler_find(object, match, signal, 0, nil, nil, nil), handler != 0 {
      g_signal_handler_block(object, handler)
      handlers.append(handler)
    }
  }

  isolated deinit {
    for handler in handlers where g_signal_handler_is_connected(object.pointer, handler) != 0 {
      g_signal_handler_unblock(object.pointer, handler)
    }
  }
}
