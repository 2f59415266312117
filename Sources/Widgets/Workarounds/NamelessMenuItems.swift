import CGtk

/// Names the items of a menu, whose names GTK 4.18 takes from labels that have none.
@MainActor enum NamelessMenuItems {
  static func name(in menu: UnsafeMutablePointer<GtkWidget>) {
    menu.forEachInTree { item in
      // `GtkModelButton` is private to GTK.
      guard String(cString: g_type_name(cgtk_type_of(item))) == "GtkModelButton" else { return }
      var text = GValue()
      g_value_init(&text, cgtk_type_string())
      g_object_get_property(item.as(), "text", &text)
      cgtk_set_accessible_label(item, g_value_get_string(&text))
      g_value_unset(&text)
    }
  }
}
