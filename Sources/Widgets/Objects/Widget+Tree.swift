import CGtk

extension UnsafeMutablePointer<GtkWidget> {
  /// Calls `act` with the widget and all its descendants, parents first.
  @MainActor func forEachInTree(_ act: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    act(self)
    var child = gtk_widget_get_first_child(self)
    while let shown = child {
      shown.forEachInTree(act)
      child = gtk_widget_get_next_sibling(shown)
    }
  }
}
