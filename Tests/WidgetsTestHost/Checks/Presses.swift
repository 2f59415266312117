import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Presses that become drags later, or only at a part of a piece.
  static let presses: [Check] = [
    Check("Press: one that waits for a distance is a click before it, and a drag from where it began after it") {
      let scene = try TrayScene()
      scene.activation = .distance(30)
      let (piece, start) = (try scene.piece("a"), try scene.piece("a").frame.center)
      piece.follow(press(.began, start))
      piece.follow(press(.changed, start + Point(x: 20, y: 0), hasMoved: true))
      try expect(!scene.game.session.isDragging, "nothing is in the hand yet")
      piece.follow(press(.changed, start + Point(x: 40, y: 0), hasMoved: true))
      let drag = scene.game.session.activeDrag(of: "a")
      try expect(drag?.input, is: .pointer, "what carries it then")
      try expect(drag?.point, is: start + Point(x: 40, y: 0), "where it is")
      try expect(drag?.grabPoint, is: Point(x: 30, y: 30), "where it is held")
      piece.follow(press(.ended, start + Point(x: 40, y: 0), hasMoved: true))
      try expect(scene.game.dragState.lastEnd?.outcome, is: .returns(.missed), "its end")
      piece.follow(press(.began, start))
      piece.follow(press(.ended, start + Point(x: 20, y: 0), hasMoved: true))
      try expect(
        scene.game.session.activeDrag(of: "a")?.input, is: .click, "what carries it after a press that trembled")
    },

    Check("Press: one that waits for a while becomes a drag by itself, and none if it goes away before") {
      let scene = try TrayScene()
      scene.activation = .delay(seconds: 0.1, tolerance: 5)
      let (piece, start) = (try scene.piece("a"), try scene.piece("a").frame.center)
      piece.follow(press(.began, start, isFinger: true))
      piece.follow(press(.changed, start + Point(x: 0, y: 9), isFinger: true))
      piece.follow(press(.ended, start + Point(x: 0, y: 90), isFinger: true, hasMoved: true))
      _ = Loop.run(for: 0.15)
      try expect(!scene.game.session.isDragging && scene.game.ends.isEmpty, "a finger that scrolls drags nothing")
      piece.follow(press(.began, start, isFinger: true))
      try expect(!scene.game.session.isDragging, "nothing is in the hand yet")
      try Loop.run(until: "it is in the hand") { scene.game.session.activeDrag(of: "a")?.input == .finger }
      let tray = try scene.tray("left").frame.center
      piece.follow(press(.changed, tray, isFinger: true, hasMoved: true))
      piece.follow(press(.ended, tray, isFinger: true, hasMoved: true))
      try expect(scene.game.rules.lying, is: ["a": "left"], "what lies where")
      let other = try scene.piece("b")
      other.follow(press(.began, other.frame.center, isFinger: true))
      other.follow(press(.cancelled, other.frame.center, isFinger: true))
      _ = Loop.run(for: 0.15)
      try expect(!scene.game.session.isDragging, "a press that was cancelled drags nothing")
    },

    Check("Press: by its handle a piece is dragged, by the rest of it clicked, and by keys picked up") {
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
      try expect(!game.session.isDragging && game.ends.isEmpty, "beside the handle there is nothing to drag")
      piece.follow(press(.began, beside, grab: beside))
      piece.follow(press(.ended, beside, grab: beside))
      try expect(game.session.activeDrag(of: "a")?.input, is: .click, "what carries it after a click beside the handle")
      game.cancelAll()
      piece.follow(press(.began, Point(x: 10, y: 10), grab: Point(x: 10, y: 10)))
      try expect(game.session.activeDrag(of: "a")?.input, is: .pointer, "what carries it by the handle")
      game.cancelAll()
      try stage.frames(2)
      piece.grabFocus()
      WidgetsTestHost.press(GDK_KEY_space, on: try board.controller(gtk_event_controller_key_get_type()))
      try expect(game.session.activeDrag(of: "a")?.input, is: .keyboard, "what carries it by a key")
    },

    Check("Press: a piece whose middle goes to the hand is held by it, whatever was pressed") {
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
      try expect(scene.game.session.activeDrag(of: "a")?.place, is: "left", "what is under the hand counts")
    },
  ]
}

/// A step of a drag of a piece of 60 pixels by its middle.
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
