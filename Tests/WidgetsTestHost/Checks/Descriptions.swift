import Boards
import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// When a coordinator sets the descriptions of pieces and places.
  static let descriptions: [Check] = [
    Check("Coordinator: an item that gets the focus is described even if keys follow at once") {
      let scene = try TrayScene()
      try scene.piece("a").grabFocus()
      WidgetsTestHost.press(GDK_KEY_space, on: try scene.board.controller(gtk_event_controller_key_get_type()))
      // Without a frame or an idle moment in between.
      scene.coordinator.accessibility.updateAll()
      _ = scene.board.moveFocus(.right)
      let place = try required(scene.board.focusedItem, "the place that has the focus")
      try expect(place.accessibleDescription?.hasPrefix("Letter a: press Return"), is: true, "description of the place")
    },

    Check("Coordinator: another policy of the hints that a coordinator has at first changes the descriptions") {
      let scene = try TrayScene()
      let piece = try scene.piece("b")
      try Loop.run(until: "the hint is there") { piece.accessibleDescription?.contains("Press Space") == true }
      scene.coordinator.hints.policy = .onRequest
      try Loop.run(until: "the hint is gone") { piece.accessibleDescription?.contains("Press Space") == false }
    },

    Check("Coordinator: a few new pieces are described at once, and many later") {
      let scene = try TrayScene()
      for (count, atOnce) in [(2, 2), (40, 0), (1, 1)] {
        let pieces = (0..<count).map { _ in
          Piece(WidgetKind(styleName: "stone", role: .button, actions: BoardStrings().pieceActions))
        }
        for (number, piece) in pieces.enumerated() { scene.coordinator.add(piece, for: "\(number) of \(count)") }
        scene.coordinator.accessibility.updateAll()
        try expect(pieces.count { $0.accessibleDescription != nil }, is: atOnce, "described at once, of \(count)")
        try Loop.run(until: "all are described") { pieces.allSatisfy { $0.accessibleDescription != nil } }
      }
    },

    Check("Coordinator: a removed piece is not kept for its description") {
      let scene = try TrayScene()
      scene.coordinator.accessibility.updateAll()
      let before = LiveCount.widgets
      scene.coordinator.add(Piece(WidgetKind(styleName: "stone", role: .button)), for: "new")
      scene.coordinator.remove("new")
      try Loop.run(until: "the piece is freed") { LiveCount.widgets == before }
    },
  ]
}
