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

  /// Observes the events of all windows and popovers of the process, with their surface.
  static func surfaceEvents(
    _ handler: @escaping (_ event: OpaquePointer, _ surface: UnsafeMutableRawPointer) -> Void
  ) -> EmissionHook {
    EmissionHook("event", of: gdk_surface_get_type()) { emission in
      guard let surface = g_value_get_object(emission[0]), let event = g_value_get_pointer(emission[1]) else { return }
      handler(OpaquePointer(event), surface)
    }
  }

  isolated deinit { g_signal_remove_emission_hook(signal, hook) }
}

private nonisolated let seen: GSignalEmissionHook = { _, count, values, data in
  deliver(count, values, to: data)
  return 1
}
