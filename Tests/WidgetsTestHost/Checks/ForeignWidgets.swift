import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A board whose only piece is a scale and whose only place is a frame with a button, all made by functions of GTK.
private final class ForeignScene: DragCoordinatorDelegate {
  typealias Model = TrayGame

  let game = TrayGame()
  let coordinator: DragCoordinator<TrayGame>
  let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!
  let button = gtk_button_new_with_label("Empty")!
  let stage: Stage

  init() throws {
    coordinator = DragCoordinator(board: Board(), model: game)
    for setMargin in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { setMargin(scale, 20) }
    let frame = gtk_frame_new("Tray")!
    gtk_widget_set_valign(button, GTK_ALIGN_END)
    gtk_frame_set_child(UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkFrame.self), button)
    coordinator.add(WidgetPlace(Widget(frame), label: "Left tray"), for: "left")
    coordinator.add(WidgetPiece(Widget(scale), label: "Volume"), for: "a")
    coordinator.board.expand()
    stage = try Stage(coordinator.board)
    coordinator.delegate = self
    try stage.frames(2)
  }

  func layOutItems(in size: Size) {
    let tray = Rect(x: 20, y: 200, width: 300, height: 200)
    let center = game.rules.lying["a"] == nil ? Point(x: 150, y: 60) : tray.center
    coordinator.place("left")?.frame = tray
    coordinator.piece("a")?.frame = Rect(center: center, size: Size(width: 200, height: 80))
  }
}

extension Check {
  /// Widgets of GTK that Widgets does not wrap, as items of a board.
  static let foreignWidgets: [Check] = [
    Check("Foreign widgets: a GtkScale is dragged into a GtkFrame, and both stay usable") {
      let scene = try ForeignScene()
      let board = scene.coordinator.board
      let piece = try required(scene.coordinator.piece("a"), "the scale")
      let tray = try required(scene.coordinator.place("left"), "the frame")
      @MainActor func drag(at grab: Point) throws {
        let start = piece.frame.origin + grab
        var event = DragEvent(phase: .began, point: start, grab: grab)
        piece.follow(event)
        (event.phase, event.point, event.hasMoved) = (.changed, tray.frame.center, true)
        piece.follow(event)
        try scene.stage.frames(2)
        event.phase = .ended
        piece.follow(event)
      }
      try drag(at: Point(x: 100, y: 40))
      try expect(scene.game.ends, is: [], "a press on the scale itself drags nothing")
      try drag(at: Point(x: 100, y: 5))
      try scene.stage.frames(2)
      try expect(scene.game.rules.lying, is: ["a": "left"], "where the scale is")
      try expect(piece.frame.center, is: tray.frame.center, "where it is shown")
      try expect(tray.accessibleLabel, is: "Left tray", "the name of the frame")
      let corner = gtk_widget_pick(board.pointer, tray.frame.center.x, tray.frame.maxY - 15, GTK_PICK_DEFAULT)
      try expect(
        corner.map { $0 == scene.button || gtk_widget_is_ancestor($0, scene.button) != 0 } == true,
        "a press on the button in the frame reaches it")
      piece.grabFocus()
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(gtk_widget_has_focus(scene.scale) != 0, "Tab goes into the scale")
    }
  ]
}
