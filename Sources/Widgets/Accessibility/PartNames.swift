import CGtk

extension Widget {
  /// Names what GTK and libadwaita have put into a widget of theirs, and 4.8 would call by its type.
  ///
  /// A list is called `list`; a scroll bar or an image, which says nothing by itself, has no name.
  func nameParts(list: String = "") {
    pointer.forEachInTree { part in
      let isNameless = [gtk_scrollbar_get_type(), gtk_image_get_type()].contains { cgtk_is_a(part, $0) != 0 }
      if isNameless { cgtk_set_accessible_label(part, "") }
      if cgtk_is_a(part, gtk_list_view_get_type()) != 0 { cgtk_set_accessible_label(part, list) }
    }
  }

  /// Names a widget of GTK's that is a frame around a button, and the button, which is what gets the focus.
  ///
  /// Newer GTK names the button by its frame, 4.8 by its content.
  func name(_ label: String, withButton buttonLabel: String) {
    accessibleLabel = label
    if let button = gtk_widget_get_first_child(pointer) { cgtk_set_accessible_label(button, buttonLabel) }
  }
}
