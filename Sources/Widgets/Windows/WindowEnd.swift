import CGtk

/// Works around a leak in GDK (4.18 at least) of some megabytes for each window that closes during an animation.
///
/// With the Cairo renderer on Wayland, GDK never frees a window's buffer that the compositor still holds when the
/// window goes. This object waits for the compositor first.
@MainActor final class WindowEnd {
  private let handler: SignalToken

  /// Applies the workaround to all windows for as long as this object lives.
  init() {
    let windows = UnsafeMutableRawPointer(gtk_window_get_toplevels()!)
    handler = SignalToken(
      connect(windows, "items-changed") { change in
        // The window is already hidden, but its surface still exists. The compositor responds within a millisecond.
        let removed = g_value_get_uint(change[2])
        if removed > 0 { gdk_display_get_default().map(gdk_display_sync) }
      })
  }
}
