/// Menus that are made once, however many buttons show them.
///
/// GTK 4.8 keeps a reference to each section that it has shown for good (`gtk_menu_tracker_add_items`). With a menu made anew
/// for each page, there would be more of them with each page.
public final class Menus {
  private var made: [[[Menu.Item]]: Menu] = [:]

  /// None yet.
  public init() {}

  /// The menu of these sections.
  public func menu(_ sections: [[Menu.Item]]) -> Menu {
    if let menu = made[sections] { return menu }
    let menu = Menu(sections)
    made[sections] = menu
    return menu
  }
}
