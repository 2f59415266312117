import CGtk

/// Keeps the surfaces that fingers came down on.
///
/// When the compositor takes all fingers away from the program, GDK on Wayland (4.18 at least) looks at the surface of
/// each. It has not kept them, and a window that went under a finger is freed by then.
@MainActor final class TouchedSurfaces {
  /// The surface under each finger, by the address of its sequence.
  ///
  /// One that is gone stays until that finger is heard of again, for the compositor tells no end of it.
  private var surfaces: [OpaquePointer: GObjectRef] = [:]
  private var hook: EmissionHook?

  /// For all windows and popovers, as long as this object lives.
  init() {
    hook = .surfaceEvents { [weak self] event, surface in self?.see(event, on: surface) }
  }

  private func see(_ event: OpaquePointer, on surface: UnsafeMutableRawPointer) {
    guard let finger = gdk_event_get_event_sequence(event) else { return }
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE:
      if surfaces[finger].map({ UnsafeMutableRawPointer($0.pointer) }) != surface {
        surfaces[finger] = GObjectRef(retaining: surface)
      }
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: surfaces[finger] = nil
    default: break
    }
  }
}
