import CGtk

extension UnsafeMutablePointer<GtkWidget> {
  /// Calls `act` with the widget and all its descendants, parents first; `act` may remove any of them.
  @MainActor func forEachInTree(_ act: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    let kept = GObjectRef(retaining: UnsafeMutableRawPointer(self))
    withExtendedLifetime(kept) {
      act(self)
      var child = gtk_widget_get_first_child(self)
      while let shown = child {
        let next = gtk_widget_get_next_sibling(shown).map { GObjectRef(retaining: UnsafeMutableRawPointer($0)) }
        shown.forEachInTree(act)
        child = next?.typed(GtkWidget.self)
      }
    }
  }
}
