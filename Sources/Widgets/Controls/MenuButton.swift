import CGtk

/// A button with an icon that opens a menu.
///
/// Wraps `GtkMenuButton`.
public final class MenuButton: Widget {
  private let menu: Menu

  /// Creates a button with a symbolic icon; `label` is its tooltip and accessible name, and F10 opens a primary menu.
  ///
  /// Wraps `gtk_menu_button_set_create_popup_func` and `gtk_menu_button_set_primary`.
  public init(icon: String, label: String, menu: Menu, isPrimary: Bool = false) {
    self.menu = menu
    super.init(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
    setTooltip(label)
    accessibleLabel = label
    let prepare = ClosureBox<() -> Void> { [weak self] in self?.menuWillOpen() }
    gtk_menu_button_set_create_popup_func(
      opaque, { _, prepare in ClosureBox<() -> Void>.run(prepare) }, prepare.retained(), closureBoxDestroyed)
  }

  /// Creates the menu when it first opens: many never open, and each needs a surface and a widget for each item.
  private func menuWillOpen() {
    if gtk_menu_button_get_popover(opaque) == nil { gtk_menu_button_set_menu_model(opaque, menu.model) }
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    MenuButton.nameItems(in: UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Names the items each time the menu opens, because GTK 4.18 takes their names from labels that have none.
  private static func nameItems(in widget: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(widget)
    while let item = child {
      if let text = menuText(of: item) { cgtk_set_accessible_label(item, text) } else { nameItems(in: item) }
      child = gtk_widget_get_next_sibling(item)
    }
  }

  /// Returns the text of a menu item, recognized by name, because `GtkModelButton` is private to GTK.
  private static func menuText(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard String(cString: g_type_name(cgtk_type_of(object))) == "GtkModelButton" else { return nil }
    var value = GValue()
    g_value_init(&value, cgtk_type_string())
    defer { g_value_unset(&value) }
    g_object_get_property(object, "text", &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
