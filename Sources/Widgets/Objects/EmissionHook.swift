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

  /// Sees each event that comes to a window or popover of the program, with its surface.
  ///
  /// Wraps `GdkSurface::event`.
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

/// `GSignalEmissionHook`: hands an emission to the closure in its box, and stays.
private nonisolated let seen: GSignalEmissionHook = { _, count, values, data in
  deliver(count, values, to: data)
  return 1
}
