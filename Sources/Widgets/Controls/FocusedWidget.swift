import CGtk

/// The widget of a window that has the focus now, so that the focus can return to it (`gtk_root_get_focus`).
@MainActor struct FocusedWidget {
  private let widget: GObjectRef

  /// Finds the widget in the window of another one; nil if nothing there has the focus.
  init?(inWindowOf other: Widget) {
    guard let focus = gtk_widget_get_root(other.pointer).flatMap(gtk_root_get_focus) else { return nil }
    widget = GObjectRef(retaining: UnsafeMutableRawPointer(focus))
  }

  /// Moves the focus back to the widget if it is still shown (`gtk_widget_grab_focus`).
  func grabFocus() {
    if gtk_widget_get_mapped(widget.typed()) != 0 { gtk_widget_grab_focus(widget.typed()) }
  }
}
