import CGtk

/// Waits for the compositor when a window closes, because GDK (4.18 at least) would leak the window's buffer.
///
/// With the Cairo renderer on Wayland, GDK never frees a buffer that the compositor still holds when the window goes:
/// some megabytes for each window that closes during an animation.
@MainActor final class UnreleasedBuffers {
  private let handler = SignalToken(
    connect(UnsafeMutableRawPointer(gtk_window_get_toplevels()!), "items-changed") { change in
      // The window is already hidden, but its surface still exists. The compositor responds within a millisecond.
      let removed = g_value_get_uint(change[2])
      if removed > 0 { gdk_display_get_default().map(gdk_display_sync) }
    })
}
