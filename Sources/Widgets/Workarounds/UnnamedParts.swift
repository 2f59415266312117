import CGtk

extension Widget {
  /// Names the internal parts of a GTK or libadwaita widget, which GTK 4.8 would name by their types.
  ///
  /// Lists get the name `list`. Scroll bars and images get an empty name, because they convey nothing.
  func nameParts(list: String = "") {
    pointer.forEachInTree { part in
      let isNameless = [gtk_scrollbar_get_type(), gtk_image_get_type()].contains { cgtk_is_a(part, $0) != 0 }
      if isNameless { cgtk_set_accessible_label(part, "") }
      if cgtk_is_a(part, gtk_list_view_get_type()) != 0 { cgtk_set_accessible_label(part, list) }
    }
  }

  /// Names a widget and the button in it: newer GTK versions read the outer name, GTK 4.8 the content's.
  func name(_ label: String, withButton buttonLabel: String) {
    accessibleLabel = label
    if let button = gtk_widget_get_first_child(pointer) { cgtk_set_accessible_label(button, buttonLabel) }
  }
}
