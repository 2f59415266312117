import CGtk

/// The widget of a window that has the focus now, so that the focus can return to it (`gtk_root_get_focus`).
@MainActor struct FocusedWidget {
  private let widget: GObjectRef?

  init(inWindowOf other: Widget) {
    widget = gtk_widget_get_root(other.pointer).flatMap(gtk_root_get_focus).map {
      GObjectRef(retaining: UnsafeMutableRawPointer($0))
    }
  }

  /// Moves the focus back to the widget if it is still shown (`gtk_widget_grab_focus`).
  func grabFocus() {
    guard let widget: UnsafeMutablePointer<GtkWidget> = widget?.typed(), gtk_widget_get_mapped(widget) != 0
    else { return }
    gtk_widget_grab_focus(widget)
  }
}
