import CGtk

/// Ignores further events of a drop that was already performed, because Mutter 43 may drop twice.
///
/// If another button is held, Mutter 43 continues the drag after the drop, and drops again at the next release. GDK
/// then reads the data offer that it has destroyed, and crashes. A program cannot query the compositor's version.
@MainActor final class RepeatedDrop {
  private static let wasDropped = g_quark_from_string("swift-widgets-dropped")

  private let events = SurfaceEvents { event, _ in RepeatedDrop.isRepeated(event) }

  private static func isRepeated(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    guard type == GDK_DRAG_MOTION || type == GDK_DROP_START, let drop = gdk_dnd_event_get_drop(event) else {
      return false
    }
    let object: UnsafeMutablePointer<GObject> = drop.as()
    if g_object_get_qdata(object, wasDropped) != nil { return true }
    if type == GDK_DROP_START { g_object_set_qdata(object, wasDropped, object) }
    return false
  }
}
