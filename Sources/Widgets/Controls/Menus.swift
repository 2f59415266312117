/// A cache of menus, so that buttons with the same menu share one.
///
/// GTK 4.8 leaks a reference to each section that was shown (`gtk_menu_tracker_add_items`), so a new menu for each page
/// would use ever more memory.
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
