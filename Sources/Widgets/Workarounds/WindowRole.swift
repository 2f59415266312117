import CGtk

/// Creates windows with the accessible role of a window, which GTK 4.8 may never set.
///
/// It sets the role of the window's class only when the window is shown, and not if an assistive technology already
/// knows the window through one of its widgets. The window is then never reported as active.
enum WindowRole {
  static func newWindow(of type: GType) -> UnsafeMutablePointer<GtkWidget> {
    cgtk_widget_new(type, GTK_ACCESSIBLE_ROLE_WINDOW)
  }
}
