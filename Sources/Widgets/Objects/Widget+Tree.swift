import CGtk

extension UnsafeMutablePointer<GtkWidget> {
  /// Does something with the widget and all below it, each before what lies in it.
  ///
  /// Wraps `gtk_widget_get_first_child` and `gtk_widget_get_next_sibling`.
  @MainActor func forEachInTree(_ act: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    act(self)
    var child = gtk_widget_get_first_child(self)
    while let shown = child {
      shown.forEachInTree(act)
      child = gtk_widget_get_next_sibling(shown)
    }
  }
}
