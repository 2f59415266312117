import CGtk
import Geometry

/// A menu that opens over a part of a widget and is removed once it is closed (`GtkPopoverMenu`).
///
/// The focus returns to the widget that had it, before the chosen action runs.
public final class ContextMenu: Widget {
  /// An item of the menu.
  public struct Item {
    /// The text.
    public let label: String
    /// Called when the user chooses the item, once the menu is closed.
    public let chosen: () -> Void

    /// Creates an item.
    public init(_ label: String, _ chosen: @escaping () -> Void) { (self.label, self.chosen) = (label, chosen) }
  }

  private let menu: Menu
  private let actions = ActionGroup()
  private var focused: FocusedWidget?

  /// Opens a menu at a rectangle of `parent`, whose children it joins (`gtk_popover_menu_new_from_model`).
  @discardableResult
  public init(_ items: [Item], over parent: Widget, at rect: Rect) {
    let names = items.indices.map { "item-\($0)" }
    menu = Menu(items: zip(items, names).map { Menu.Item($0.label.withoutMnemonic, "context.\($1)") })
    super.init(gtk_popover_menu_new_from_model(menu.model))
    for (item, name) in zip(items, names) { actions.addAction(name) { Scheduled.afterThisEvent(item.chosen) } }
    actions.insert(into: self, as: "context")
    var bounds = rect.gdk
    gtk_popover_set_pointing_to(typed(), &bounds)
    gtk_widget_set_parent(pointer, parent.pointer)
    NamelessMenuItems.name(in: pointer)
    focused = FocusedWidget(inWindowOf: parent)
    // The chosen action is activated after the menu is closed, and needs it until then.
    ref.connect("closed") { [weak self] in Scheduled.afterThisEvent { self?.remove() } }
    gtk_popover_popup(typed())
  }

  private func remove() {
    if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    // GTK would move the focus on to another widget of the window.
    focused?.grabFocus()
    focused = nil
  }
}

extension String {
  /// The text for a menu, in which an underscore is not a mnemonic.
  fileprivate var withoutMnemonic: String {
    split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
