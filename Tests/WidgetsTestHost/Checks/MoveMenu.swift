import Boards
import CGtk
import Widgets

extension Check {
  /// The menu of moves on a board whose delegate lays out the pieces.
  static let moveMenu: [Check] = [
    Check("Move menu: choosing a place animates the piece to it") {
      let scene = try TrayScene()
      let piece = try scene.piece("a")
      piece.grabFocus()
      try scene.press(GDK_KEY_Menu)
      let menu = try required(descendants(of: scene.board.pointer, gtk_popover_menu_get_type()).first, "the menu")
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      gtk_widget_activate_action_variant(menu, "context.item-1", nil)
      try Loop.run(until: "the letter is in the right tray") { scene.game.rules.lying == ["a": "right"] }
      let start = piece.frame.center
      try Loop.run(until: "it has its new frame") { piece.frame.center != start }
      try expect(piece.isMoving, "it does not jump there")
      try Loop.run(until: "it is there") { !piece.isMoving }
      try expect(piece.currentFrame.center, is: try scene.tray("right").frame.center, "its center")
    }
  ]
}
