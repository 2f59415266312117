import Games
import Widgets

enum GameHeader {
  static func make(title: WindowTitle, view: any GameView, _ menus: Menus, hasInspector: Bool) -> HeaderBar {
    let undo = Button(icon: "edit-undo-symbolic", label: tr("Undo"), action: "win.undo")
    let redo = Button(icon: "edit-redo-symbolic", label: tr("Redo"), action: "win.redo")
    // There is no gap, so that the buttons fit the narrowest windows with the largest text.
    let history = Box(.horizontal, [undo, redo])
    for button in [undo, redo] { button.addStyle("flat") }
    let back = Button(icon: "go-previous-symbolic", label: tr("All Games"), action: "win.back")
    let mainMenu = MenuButton(
      icon: "open-menu-symbolic", label: tr("Main Menu"), menu: menus.menu(sections(view, hasInspector: hasInspector)),
      isPrimary: true)
    let newGame = Button(icon: "document-new-symbolic", label: tr("New Game"), action: "win.new-game")
    // A game with its own buttons has New Game only in the menu, so that the bar fits the narrowest windows.
    let end = view.headerEnd.isEmpty ? [newGame] : view.headerEnd
    return HeaderBar(title: title, start: [back, history] + view.headerStart, end: [mainMenu] + end)
  }

  private static func sections(_ view: any GameView, hasInspector: Bool) -> [[Menu.Item]] {
    var course = [
      Menu.Item(tr("_New Game"), "win.new-game"), CommonMenu.code, Menu.Item(tr("_Restart"), "win.restart"),
    ]
    if view.model.kind.hasEnd {
      course.insert(CommonMenu.daily, at: 1)
      course += [Menu.Item(tr("_Pause"), "win.pause"), Menu.Item(tr("Copy Res_ult"), "win.copy-result")]
    }
    return [course] + view.menu + [CommonMenu.items(for: view.model.kind, hasInspector: hasInspector)]
  }
}

/// The items at the end of every page's menu.
enum CommonMenu {
  static var code: Menu.Item { Menu.Item(tr("New Game from _Code…"), "win.code") }
  static var daily: Menu.Item { Menu.Item(tr("Deal of the Da_y"), "win.daily") }

  /// The item that fits the window's state; the other one is hidden.
  private static var fullscreen: [Menu.Item] {
    [
      Menu.Item(tr("F_ullscreen"), "win.fullscreen", isHiddenWhenDisabled: true),
      Menu.Item(tr("Leave F_ullscreen"), "win.leave-fullscreen", isHiddenWhenDisabled: true),
    ]
  }

  /// Returns the items for a game, or for the launcher if `kind` is nil; a game without an end has no results.
  ///
  /// - Parameter hasInspector: Whether the drag inspector is among them, which only developers look for.
  static func items(for kind: GameKind? = nil, hasInspector: Bool = false) -> [Menu.Item] {
    let results = kind?.hasEnd == false ? [] : [Menu.Item(tr("_Best Results"), "win.results")]
    let inspector = hasInspector ? [Menu.Item(tr("_Drag Inspector"), "win.inspector")] : []
    return inspector + (kind == nil ? [daily, code] : []) + results + fullscreen + [
      Menu.Item(tr("Pre_ferences"), "win.preferences"), Menu.Item(tr("_Keyboard Shortcuts"), "win.shortcuts"),
      Menu.Item(tr("_Help"), "win.help"), Menu.Item(tr("_About Grab Bag"), "win.about"),
    ]
  }
}
