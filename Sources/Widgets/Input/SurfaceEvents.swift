import CGtk

/// Observes the events of all windows and popovers of the process before any widget gets them (`GdkSurface::event`).
@MainActor final class SurfaceEvents {
  private var hook: EmissionHook?
  private var block: SignalBlock?

  /// Calls `handler` with each event; it returns true to keep the event from the widgets.
  init(_ handler: @escaping (_ event: OpaquePointer, _ surface: OpaquePointer) -> Bool) {
    hook = EmissionHook("event", of: gdk_surface_get_type()) { [weak self] emission in
      // The emission of the previous event has ended.
      self?.block = nil
      guard let surface = g_value_get_object(emission[0]), let event = g_value_get_pointer(emission[1]),
        handler(OpaquePointer(event), OpaquePointer(surface))
      else { return }
      self?.block = SignalBlock(of: "event", by: surface)
      Scheduled.afterThisEvent { [weak self] in self?.block = nil }
    }
  }
}

/// A token that blocks all handlers of an object's signal while it lives, even for an emission that has just begun.
@MainActor private final class SignalBlock {
  private let object: GObjectRef
  private var handlers: [gulong] = []

  init(of signal: String, by object: UnsafeMutableRawPointer) {
    self.object = GObjectRef(retaining: object)
    let match = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
    let signal = g_signal_lookup(signal, cgtk_type_of(object))
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
