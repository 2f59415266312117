import CGtk

/// Retains the surfaces that fingers touch, because GDK on Wayland (4.18 at least) does not.
///
/// When the compositor cancels all touches, GDK accesses each surface, also that of a window closed by then.
@MainActor final class TouchOnClosedWindow {
  /// The surface under each finger, by the address of its sequence.
  ///
  /// A surface that was closed stays until the finger's next event, because the compositor does not end its touch.
  private var surfaces: [OpaquePointer: GObjectRef] = [:]
  private var events: SurfaceEvents?

  init() {
    events = SurfaceEvents { [weak self] event, surface in
      self?.handle(event, on: UnsafeMutableRawPointer(surface))
      return false
    }
  }

  private func handle(_ event: OpaquePointer, on surface: UnsafeMutableRawPointer) {
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
