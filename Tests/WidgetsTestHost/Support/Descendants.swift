import CGtk

/// The widgets of a type below `widget`, in their order.
func descendants(of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> [UnsafeMutablePointer<GtkWidget>] {
  var (found, child): ([UnsafeMutablePointer<GtkWidget>], _) = ([], gtk_widget_get_first_child(widget))
  while let shown = child {
    if cgtk_is_a(shown, type) != 0 { found.append(shown) }
    found += descendants(of: shown, type)
    child = gtk_widget_get_next_sibling(shown)
  }
  return found
}

/// The texts of the labels below `widget`, in their order.
func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
  descendants(of: widget, gtk_label_get_type()).map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
}
