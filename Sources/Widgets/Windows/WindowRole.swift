import CGtk

/// What accessibility tools take a window for.
enum WindowRole {
  /// A new window of a type, a window for accessibility tools from the start.
  ///
  /// GTK 4.8 gives the role of its class to a window that is shown, unless a tool has heard of the window before: by a part
  /// of it, wherever tools are listening already. It is no window for them then, and never the active one.
  ///
  /// Wraps `g_object_new` with `accessible-role`.
  static func newWindow(of type: GType) -> UnsafeMutablePointer<GtkWidget> {
    cgtk_widget_new(type, GTK_ACCESSIBLE_ROLE_WINDOW)
  }
}
