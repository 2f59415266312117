import CGtk

/// A token that observes a signal of all objects of a type for as long as it lives.
@MainActor final class EmissionHook {
  private let signal: guint
  private let hook: gulong

  init(_ signal: String, of type: GType, _ handler: @escaping (Emission) -> Void) {
    // `g_signal_lookup` finds only signals of classes that are initialized.
    g_type_class_unref(g_type_class_ref(type))
    self.signal = g_signal_lookup(signal, type)
    hook = g_signal_add_emission_hook(self.signal, 0, seen, ClosureBox(handler).retained(), closureBoxDestroyed)
  }

  isolated deinit { g_signal_remove_emission_hook(signal, hook) }
}

private nonisolated let seen: GSignalEmissionHook = { _, count, values, data in
  deliver(count, values, to: data)
  return 1
}
