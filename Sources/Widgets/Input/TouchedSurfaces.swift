import CGtk

/// Keeps the surfaces that fingers came down on.
///
/// When the compositor takes all fingers away from the program, GDK on Wayland (4.18 at least) looks at the surface of each
/// without having kept it. A window that went under a finger is freed by then.
@MainActor final class TouchedSurfaces {
  /// The surface under each finger, by the address of its sequence.
  ///
  /// One that is gone stays until that finger is heard of again, for the compositor tells no end of it.
  private var surfaces: [OpaquePointer: GObjectRef] = [:]
  private let signal: guint
  private var hook: gulong = 0

  /// For all windows and popovers, as long as this object lives.
  init() {
    // Signals are known once their class is.
    g_type_class_unref(g_type_class_ref(gdk_surface_get_type()))
    signal = g_signal_lookup("event", gdk_surface_get_type())
    let box = ClosureBox<(UnsafeMutableRawPointer, OpaquePointer) -> Void> { [weak self] in self?.see($1, on: $0) }
    let trampoline: GSignalEmissionHook = { _, _, values, data in
      guard let values, let data, let surface = g_value_get_object(values),
        let event = g_value_get_pointer(values + 1)
      else { return 1 }
      nonisolated(unsafe) let (object, emitter, emitted) = (data, surface, OpaquePointer(event))
      MainActor.assumeIsolated {
        ClosureBox<(UnsafeMutableRawPointer, OpaquePointer) -> Void>.handler(in: object)(emitter, emitted)
      }
      return 1
    }
    hook = g_signal_add_emission_hook(signal, 0, trampoline, box.retained(), closureBoxDestroyed)
  }

  isolated deinit { g_signal_remove_emission_hook(signal, hook) }

  private func see(_ event: OpaquePointer, on surface: UnsafeMutableRawPointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE:
      guard let finger = gdk_event_get_event_sequence(event) else { return }
      if surfaces[finger].map({ UnsafeMutableRawPointer($0.pointer) }) != surface {
        surfaces[finger] = GObjectRef(retaining: surface)
      }
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      if let finger = gdk_event_get_event_sequence(event) { surfaces[finger] = nil }
    default: break
    }
  }
}
