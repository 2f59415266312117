import CGtk

/// Waits for the compositor before a window goes.
///
/// With the Cairo renderer on Wayland, GDK (4.18 at least) never frees a window's picture that the compositor still has
/// when the window goes. Those are some megabytes each time that something was moving in the window.
@MainActor final class WindowEnd {
  private let handler: SignalToken

  /// For all windows, as long as this object lives.
  init() {
    let windows = UnsafeMutableRawPointer(gtk_window_get_toplevels()!)
    handler = SignalToken(
      connect(windows, "items-changed") { change in
        // The window is hidden by then, and its surface still there. The compositor answers within a millisecond.
        let removed = g_value_get_uint(change[2])
        if removed > 0 { gdk_display_get_default().map(gdk_display_sync) }
      })
  }
}
