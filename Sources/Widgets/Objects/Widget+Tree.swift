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

extension Widget {
  /// The custom widgets of the widget's window, or of its topmost ancestor, parents first.
  package var customWidgetsOfWindow: [CustomWidget] {
    var top = pointer
    while let parent = gtk_widget_get_parent(top) { top = parent }
    var found: [CustomWidget] = []
    top.forEachInTree { if let widget = InstanceDelegate.get($0, as: CustomWidget.self) { found.append(widget) } }
    return found
  }
}
