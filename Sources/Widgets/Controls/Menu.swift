import CGtk

/// A menu of sections with items that activate actions (`GMenu`).
public final class Menu {
  private let ref: GObjectRef
  /// The sections and submenus, which the menu keeps alive.
  private var parts: [Menu] = []

  /// Creates a menu of sections, without the empty ones (`g_menu_append_section`).
  public init(_ sections: [[Item]]) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_menu_new()))
    parts = sections.filter { !$0.isEmpty }.map(Menu.init(items:))
    for section in parts { g_menu_append_section(ref.opaque, nil, section.model) }
  }

  init(items: [Item]) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for item in items { append(item) }
  }

  private func append(_ item: Item) {
    guard item.submenu.isEmpty else {
      let submenu = Menu(items: item.submenu)
      parts.append(submenu)
      return g_menu_append_submenu(ref.opaque, item.label, submenu.model)
    }
    guard let entry = g_menu_item_new(item.label, item.action) else { return }
    if item.isHiddenWhenDisabled {
      g_menu_item_set_attribute_value(entry, "hidden-when", g_variant_new_string("action-disabled"))
    }
    g_menu_append_item(ref.opaque, entry)
    g_object_unref(UnsafeMutableRawPointer(entry))
  }

  /// Removes all items, because GTK 4.8 leaks a reference to each section that was shown.
  isolated deinit { g_menu_remove_all(ref.opaque) }

  var model: UnsafeMutablePointer<GMenuModel> { ref.typed() }

  /// An item of a menu, which activates an action (`g_menu_append`) or opens a submenu (`g_menu_append_submenu`).
  nonisolated public struct Item: Hashable, Sendable {
    /// The text, with an underscore before its mnemonic: `_Undo`.
    public var label: String
    /// The detailed action name, such as `win.undo` or `win.level::3` (`g_action_parse_detailed_name`).
    public var action: String
    /// The items of the submenu; empty for an item that activates an action.
    public var submenu: [Item] = []
    /// Whether the item is hidden instead of grayed out while its action is disabled (`hidden-when` of `GMenuItem`).
    public var isHiddenWhenDisabled: Bool

    /// Creates an item that activates `action`.
    public init(_ label: String, _ action: String, isHiddenWhenDisabled: Bool = false) {
      (self.label, self.action, self.isHiddenWhenDisabled) = (label, action, isHiddenWhenDisabled)
    }

    /// Creates an item that opens a submenu.
    public init(_ label: String, submenu: [Item]) {
      self.init(label, "")
      self.submenu = submenu
    }
  }
}

/// A cache of menus, so that buttons with the same menu share one.
///
/// GTK 4.8 leaks a reference to each section that was shown (`gtk_menu_tracker_add_items`).
public final class Menus {
  private var made: [[[Menu.Item]]: Menu] = [:]

  /// Creates an empty cache.
  public init() {}

  /// Returns the menu with these sections, creating it on first use.
  public func menu(_ sections: [[Menu.Item]]) -> Menu {
    if let menu = made[sections] { return menu }
    let menu = Menu(sections)
    made[sections] = menu
    return menu
  }
}
