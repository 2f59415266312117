import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Presses that become drags later, or only at a part of a piece.
  static let presses: [Check] = [
    Check("Press: with an activation distance it is a click before it, and a drag after it") {
      let scene = try TrayScene()
      scene.activation = .distance(30)
      let (piece, start) = (try scene.piece("a"), try scene.piece("a").frame.center)
      piece.follow(press(.began, start))
      piece.follow(press(.changed, start + Point(x: 20, y: 0), hasMoved: true))
      try expect(!scene.game.session.isDragging, "nothing is dragged yet")
      piece.follow(press(.changed, start + Point(x: 40, y: 0), hasMoved: true))
      let drag = scene.game.session.activeDrag(of: "a")
      try expect(drag?.input, is: .pointer, "the input")
      try expect(drag?.point, is: start + Point(x: 40, y: 0), "where it is")
      try expect(drag?.grabPoint, is: Point(x: 30, y: 30), "the grab point")
      piece.follow(press(.ended, start + Point(x: 40, y: 0), hasMoved: true))
      try expect(scene.game.dragState.lastEnd?.outcome, is: .returns(.missed), "the outcome")
      piece.follow(press(.began, start))
      piece.follow(press(.ended, start + Point(x: 20, y: 0), hasMoved: true))
      try expect(
        scene.game.session.activeDrag(of: "a")?.input, is: .click, "the input after a press that hardly moved")
    },

    Check("Press: with an activation delay it becomes a drag, unless it moves or is cancelled before") {
      let scene = try TrayScene()
      scene.activation = .delay(seconds: 0.1, tolerance: 5)
      let (piece, start) = (try scene.piece("a"), try scene.piece("a").frame.center)
      piece.follow(press(.began, start, isFinger: true))
      piece.follow(press(.changed, start + Point(x: 0, y: 9), isFinger: true))
      piece.follow(press(.ended, start + Point(x: 0, y: 90), isFinger: true, hasMoved: true))
      _ = Loop.run(for: 0.15)
      try expect(!scene.game.session.isDragging && scene.game.ends.isEmpty, "a finger that scrolls drags nothing")
      piece.follow(press(.began, start, isFinger: true))
      try expect(!scene.game.session.isDragging, "nothing is dragged yet")
      try Loop.run(until: "it is dragged") { scene.game.session.activeDrag(of: "a")?.input == .finger }
      let tray = try scene.tray("left").frame.center
      piece.follow(press(.changed, tray, isFinger: true, hasMoved: true))
      piece.follow(press(.ended, tray, isFinger: true, hasMoved: true))
      try expect(scene.game.rules.lying, is: ["a": "left"], "the letters in trays")
      let other = try scene.piece("b")
      other.follow(press(.began, other.frame.center, isFinger: true))
      other.follow(press(.cancelled, other.frame.center, isFinger: true))
      _ = Loop.run(for: 0.15)
      try expect(!scene.game.session.isDragging, "a press that was cancelled drags nothing")
    },

    Check("Press: a piece is dragged by its handle, and picked up by clicks beside it and by keys") {
      let game = TrayGame()
      let board = Board()
      let coordinator = DragCoordinator(board: board, model: game)
      let piece = HandlePiece()
      coordinator.add(piece, for: "a")
      piece.frame = Rect(x: 0, y: 0, width: 100, height: 50)
      let stage = try Stage(board)
      let (beside, far) = (Point(x: 60, y: 20), Point(x: 200, y: 200))
      piece.follow(press(.began, beside, grab: beside))
      piece.follow(press(.changed, far, grab: beside, hasMoved: true))
      piece.follow(press(.ended, far, grab: beside, hasMoved: true))
      try expect(!game.session.isDragging && game.ends.isEmpty, "beside the handle nothing is dragged")
      piece.follow(press(.began, beside, grab: beside))
      piece.follow(press(.ended, beside, grab: beside))
      try expect(game.session.activeDrag(of: "a")?.input, is: .click, "the input after a click beside the handle")
      game.cancelAll()
      piece.follow(press(.began, Point(x: 10, y: 10), grab: Point(x: 10, y: 10)))
      try expect(game.session.activeDrag(of: "a")?.input, is: .pointer, "the input at the handle")
      game.cancelAll()
      try stage.frames(2)
      piece.grabFocus()
      WidgetsTestHost.press(GDK_KEY_space, on: try board.controller(gtk_event_controller_key_get_type()))
      try expect(game.session.activeDrag(of: "a")?.input, is: .keyboard, "the input by a key")
    },

    Check("Press: a click on a piece that lies in a nested place drops there, and not in the outer one") {
      let scene = try TrayScene()
      scene.game.rules.lying = ["b": "right"]
      scene.game.rules.parents = ["right": "left"]
      scene.board.setNeedsLayout()
      try scene.stage.frames(2)
      try scene.tray("left").frame = Rect(origin: .zero, size: scene.board.size)
      try scene.stage.frames(2)
      let piece = try scene.piece("b")
      try expect(scene.coordinator.pickUp("a", by: .click), "a click picks up another piece")
      for phase in [DragEvent.Phase.began, .ended] { piece.follow(press(phase, piece.frame.center)) }
      try expect(scene.game.rules.lying["a"], is: "right", "where it lies")
    },

    Check("Press: with centeredOnPointer a piece is held by its center") {
      let scene = try TrayScene(.pointer)
      scene.coordinator.movement = .centeredOnPointer
      let piece = try scene.piece("a")
      let corner = piece.frame.origin + Point(x: 3, y: 3)
      piece.follow(press(.began, corner, grab: Point(x: 3, y: 3)))
      try scene.stage.frames(20)
      try expect(piece.currentFrame.center, near: corner, "its middle after the press")
      let edge = try scene.tray("left").frame.origin + Point(x: 1, y: 1)
      piece.follow(press(.changed, edge, grab: Point(x: 3, y: 3), hasMoved: true))
      try scene.stage.frames(2)
      try expect(piece.currentFrame.center, near: edge, "its middle after a step")
      try expect(scene.game.session.activeDrag(of: "a")?.place, is: "left", "the place under the pointer")
    },
  ]
}

/// A step of a drag of a piece of 60 pixels, by its center.
private func press(
  _ phase: DragEvent.Phase, _ point: Point, grab: Point = Point(x: 30, y: 30), isFinger: Bool = false,
  hasMoved: Bool = false
) -> DragEvent {
  DragEvent(phase: phase, point: point, grab: grab, isFinger: isFinger, hasMoved: hasMoved)
}

private final class HandlePiece: Piece {
  init() { super.init(WidgetKind(styleName: "piece", role: .button, actions: BoardStrings().pieceActions)) }

  override var handle: Rect? { Rect(x: 0, y: 0, width: 20, height: 50) }
}
