import CGtk

/// A button with an icon that opens a menu (`GtkMenuButton`).
public final class MenuButton: Widget {
  private let menu: Menu

  /// Creates a button with a symbolic icon; F10 opens a primary menu (`gtk_menu_button_set_create_popup_func`).
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
    NamelessMenuItems.name(in: popover.as())
  }
}
