import CGtk

/// A token that blocks all handlers of an object's signal while it lives, even for an emission that has just begun.
@MainActor final class SignalSilence {
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
