import CGtk

/// Keeps the scrolled windows around a widget from scrolling by a finger, for as long as this object lives.
///
/// A scrolled window sees the movement of a finger before its children, and takes over even a press that one of them
/// has claimed (`gtk_scrolled_window_set_kinetic_scrolling`).
@MainActor final class ScrollingPause {
  private var paused: [GObjectRef] = []

  init(around widget: UnsafeMutablePointer<GtkWidget>) {
    var widget = gtk_widget_get_parent(widget)
    while let window = widget.flatMap({ gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }) {
      if gtk_scrolled_window_get_kinetic_scrolling(OpaquePointer(window)) != 0 {
        paused.append(GObjectRef(retaining: UnsafeMutableRawPointer(window)))
      }
      widget = gtk_widget_get_parent(window)
    }
    for window in paused { gtk_scrolled_window_set_kinetic_scrolling(window.opaque, 0) }
  }

  isolated deinit {
    for window in paused { gtk_scrolled_window_set_kinetic_scrolling(window.opaque, 1) }
  }
}
