import CGtk

enum WindowRole {
  /// Creates a window of a type with the accessible role of a window.
  ///
  /// GTK 4.8 sets the role of the window's class only when the window is shown, and not if an assistive technology
  /// already knows the window through one of its widgets. It then has no window role and is never reported as active.
  static func newWindow(of type: GType) -> UnsafeMutablePointer<GtkWidget> {
    cgtk_widget_new(type, GTK_ACCESSIBLE_ROLE_WINDOW)
  }
}
