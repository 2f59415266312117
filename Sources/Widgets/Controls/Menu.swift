import CGtk

/// Sections of items that activate actions.
///
/// Wraps `GMenu`.
public final class Menu {
  private let ref: GObjectRef
  private let sections: [Menu]

  /// A menu of sections, of which empty ones are left out.
  ///
  /// Wraps `g_menu_append_section`.
  public init(_ sections: [[Item]]) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_menu_new()))
    self.sections = sections.filter { !$0.isEmpty }.map(Menu.init(items:))
    for section in self.sections { g_menu_append_section(ref.opaque, nil, section.model) }
  }

  private init(items: [Item]) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_menu_new()))
    sections = []
    for item in items { g_menu_append(ref.opaque, item.label, item.action) }
  }

  /// Takes all items away: GTK 4.8 keeps a reference to each section that it has shown for good, and little should be left.
  ///
  /// Wraps `g_menu_remove_all`.
  isolated deinit { g_menu_remove_all(ref.opaque) }

  var model: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GMenuModel.self)
  }

  /// One line of a menu.
  ///
  /// Wraps `g_menu_append`.
  nonisolated public struct Item: Hashable, Sendable {
    /// The text, with an underscore before its mnemonic: `_Undo`.
    public var label: String
    /// The detailed action (`g_action_parse_detailed_name`): `win.undo`, or `win.level::3` for one of several.
    public var action: String

    /// An item that activates `action`.
    public init(_ label: String, _ action: String) { (self.label, self.action) = (label, action) }
  }
}
