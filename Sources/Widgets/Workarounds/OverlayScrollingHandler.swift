import CGtk

/// Disconnects a handler that GTK leaves behind when it unrealizes a scrolled window (4.8; fixed in 4.24 or earlier).
///
/// `gtk_scrolled_window_unrealize` disconnects another handler than the one that was connected. When the desktop's
/// setting for overlay scroll bars changes, the remaining handler is called with a freed scrolled window.
@MainActor final class OverlayScrollingHandler {
  private let hook: EmissionHook

  /// Returns nil if GTK is fixed.
  init?() {
    guard GTKVersion.isBefore(24) else { return nil }
    let setting = g_quark_from_string("gtk-overlay-scrolling")
    let match = [G_SIGNAL_MATCH_ID, G_SIGNAL_MATCH_DETAIL, G_SIGNAL_MATCH_DATA].reduce(0) { $0 | $1.rawValue }
    let change = g_signal_lookup("notify", gtk_settings_get_type())
    hook = EmissionHook("unrealize", of: gtk_widget_get_type()) { emission in
      guard let object = g_value_get_object(emission[0]), cgtk_is_a(object, gtk_scrolled_window_get_type()) != 0
      else { return }
      let settings = gtk_widget_get_settings(object.assumingMemoryBound(to: GtkWidget.self))
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(settings), GSignalMatchType(match), change, setting, nil, nil, object)
    }
  }
}
