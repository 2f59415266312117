import Games
import Widgets

final class GameHeader {
  let widget: HeaderBar
  private let back = Button(icon: "go-previous-symbolic", label: tr("All Games"), action: "win.back")
  private let pause = Button(icon: "media-playback-pause-symbolic", label: tr("Pause"), action: "win.pause")

  init(title: WindowTitle, view: any GameView, _ menus: Menus, hasInspector: Bool) {
    let undo = Button(icon: "edit-undo-symbolic", label: tr("Undo"), action: "win.undo")
    let redo = Button(icon: "edit-redo-symbolic", label: tr("Redo"), action: "win.redo")
    let levels = Button(icon: "view-grid-symbolic", label: tr("Choose a Level"), action: "win.levels")
    let sections = Self.sections(
      type(of: view).menu, of: view.model.kind, hasZoom: view.zoom != nil, hasInspector: hasInspector)
    let mainMenu = MenuButton(
      icon: "open-menu-symbolic", label: tr("Main Menu"), menu: menus.menu(sections), isPrimary: true)
    let end = [levels] + (view.model.kind.hasEnd ? [pause] : []) + view.headerEnd
    for button in [undo, redo] + end { button.addStyle("flat") }
    // There are no gaps between the buttons, so that they fit the narrowest windows. Redo is also in the menu.
    widget = HeaderBar(
      title: title, start: [back, Box(.horizontal, [undo, Squeezer(redo)] + view.headerStart)],
      end: [mainMenu, Box(.horizontal, end.reversed())])
  }

  func show(isPaused: Bool, showsLevels: Bool) {
    if isPaused {
      pause.show(icon: "media-playback-start-symbolic", label: tr("Resume the Game"))
    } else {
      pause.show(icon: "media-playback-pause-symbolic", label: tr("Pause"))
    }
    back.show(icon: "go-previous-symbolic", label: showsLevels ? tr("Back to the Game") : tr("All Games"))
  }

  /// Returns the entries of the main menu in a game, whose own ones are `menu`.
  static func sections(
    _ menu: [[Menu.Item]], of kind: GameKind, hasZoom: Bool, hasInspector: Bool
  ) -> [[Menu.Item]] {
    var course = [
      Menu.Item(tr("Choose a Le_vel…"), "win.levels"), Menu.Item(tr("_New Game"), "win.new-game"), CommonMenu.code,
      Menu.Item(tr("_Restart"), "win.restart"), Menu.Item(tr("R_edo"), "win.redo"),
    ]
    if kind.hasEnd {
      course.insert(CommonMenu.daily, at: 2)
      course += [Menu.Item(tr("_Pause"), "win.pause"), Menu.Item(tr("Copy Resu_lt"), "win.copy-result")]
    }
    let lessons = [Menu.Item(tr("Show _Me"), "win.show-me"), Menu.Item(tr("Watch a Demo"), "win.demo")]
    let zoom = hasZoom ? [[Menu.Item(tr("_Zoom"), submenu: BoardZoom.menu)]] : []
    return [course, lessons] + menu + zoom + [CommonMenu.items(for: kind, hasInspector: hasInspector)]
  }
}

enum CommonMenu {
  static var code: Menu.Item { Menu.Item(tr("New Game from Co_de…"), "win.code") }
  static var daily: Menu.Item { Menu.Item(tr("Deal of the Da_y"), "win.daily") }

  /// The items for both states of the window; the one that does not apply is hidden.
  private static var fullscreen: [Menu.Item] {
    [
      Menu.Item(tr("F_ullscreen"), "win.fullscreen", isHiddenWhenDisabled: true),
      Menu.Item(tr("Leave F_ullscreen"), "win.leave-fullscreen", isHiddenWhenDisabled: true),
    ]
  }

  /// Returns the items for a game, or for the launcher if `kind` is `nil`; only developers need the drag inspector.
  static func items(for kind: GameKind? = nil, hasInspector: Bool = false) -> [Menu.Item] {
    let results = kind?.hasEnd == false ? [] : [Menu.Item(tr("_Best Results"), "win.results")]
    let inspector = hasInspector ? [Menu.Item(tr("Drag Inspector"), "win.inspector")] : []
    return inspector + (kind == nil ? [daily, code] : []) + results + fullscreen + [
      Menu.Item(tr("Pre_ferences"), "win.preferences"), Menu.Item(tr("_Keyboard Shortcuts"), "win.shortcuts"),
      Menu.Item(tr("_Help"), "win.help"), Menu.Item(tr("_About Grab Bag"), "win.about"),
    ]
  }
}
