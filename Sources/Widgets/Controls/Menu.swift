import CGtk

/// Sections of items that activate actions.
///
/// Wraps `GMenu`.
public final class Menu {
  private let ref: GObjectRef

  /// A menu of sections, of which empty ones are left out.
  ///
  /// Wraps `g_menu_append_section`.
  public init(_ sections: [[Item]]) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for items in sections where !items.isEmpty {
      let section = Menu(items)
      withExtendedLifetime(section) { g_menu_append_section(ref.opaque, nil, section.model) }
    }
  }

  private init(_ items: [Item]) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for item in items { g_menu_append(ref.opaque, item.label, item.action) }
  }

  var model: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GMenuModel.self)
  }

  /// One line of a menu.
  ///
  /// Wraps `g_menu_append`.
  nonisolated public struct Item: Equatable, Sendable {
    /// The text, with an underscore before its mnemonic: `_Undo`.
    public var label: String
    /// The detailed action (`g_action_parse_detailed_name`): `win.undo`, or `win.level::3` for one of several.
    public var action: String

    /// An item that activates `action`.
    public init(_ label: String, _ action: String) { (self.label, self.action) = (label, action) }
  }
}
