import CGtk

/// Sees a signal whichever object of a type emits it, until this token goes.
///
/// Wraps `g_signal_add_emission_hook`.
@MainActor final class EmissionHook {
  private let signal: guint
  private let hook: gulong

  init(_ signal: String, of type: GType, _ handler: @escaping (Emission) -> Void) {
    // Signals are known once their class is.
    g_type_class_unref(g_type_class_ref(type))
    self.signal = g_signal_lookup(signal, type)
    hook = g_signal_add_emission_hook(self.signal, 0, seen, ClosureBox(handler).retained(), closureBoxDestroyed)
  }

  isolated deinit { g_signal_remove_emission_hook(signal, hook) }
}

/// `GSignalEmissionHook`: hands an emission to the closure in its box, and stays.
private nonisolated let seen: GSignalEmissionHook = { _, count, values, data in
  deliver(count, values, to: data)
  return 1
}
