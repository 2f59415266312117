import CGtk

/// Keeps GTK from describing a window to the compositor after its surface is gone (GTK 4.24).
///
/// GTK describes a window as soon as its accessible context is realized. A tool that reads all widgets realizes the
/// context of a closed window again, if something still holds the window.
@MainActor enum ClosedWindowContext {
  private static let realized = g_quark_from_static_string("realized")

  static func release(from window: Window) {
    guard let contextOf = NewerFunctions.accessibleContext else { return }
    let pointer = window.pointer
    window.ref.connect("unrealize") {
      guard let context = contextOf(pointer) else { return }
      let match = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DETAIL.rawValue)
      let notify = g_signal_lookup("notify", g_object_get_type())
      g_signal_handlers_disconnect_matched(context, match, notify, realized, nil, nil, nil)
      g_object_unref(context)
    }
  }
}
