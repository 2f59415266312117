import CGtk

/// Has each scrolled window that goes hear no more of whether scroll bars are always shown.
///
/// GTK takes another handler off than it has put on (`gtk_scrolled_window_unrealize`, read in 4.8). It would tell a scrolled
/// window that is freed, and end the program, as soon as the player changes that setting of the desktop.
@MainActor final class ScrolledWindowEnd {
  private let hook: EmissionHook

  /// For all of them, those of GTK and libadwaita too, as long as this object lives.
  init() {
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
