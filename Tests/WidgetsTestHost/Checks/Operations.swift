import Boards
import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// Drops that copy or link an item.
  static let operations: [Check] = [
    Check("Operations: the operations of Return with Ctrl and Shift are described, and their results") {
      let scene = try TrayScene()
      scene.game.rules.operations = [.move, .copy]
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space)
      try expect(
        scene.heard, is: "Letter a: press Return to drop it here, or Escape to put it back. Ctrl+Return copies it.",
        "at the place")
      press(GDK_KEY_Return, GDK_CONTROL_MASK, on: try scene.board.controller(gtk_event_controller_key_get_type()))
      try scene.stage.frames(2)
      try expect(
        scene.heard, is: "A copy of Letter a is on left tray. Press Space to pick it up.", "after the drop")
      try expect(scene.focused, is: "Letter a", "the focus, because the letter is still there")
      try expect(scene.game.rules.lying, is: [:], "the letter itself is in no tray")
      scene.game.rules.operations = [.link, .move]
      try scene.press(GDK_KEY_space)
      try expect(
        scene.heard, is: "Letter a: press Return to link it here, or Escape to put it back. Shift+Return moves it.",
        "at a place for links")
      try scene.press(GDK_KEY_Return)
      try expect(scene.heard, is: "A link to Letter a is on left tray. Press Space to pick it up.", "after that drop")
    },

    Check("Operations: an item that comes back from beyond its board is moved, copied or linked there") {
      let scene = try TrayScene(.pointer)
      let (coordinator, tray) = (scene.coordinator, try scene.tray("left"))
      scene.game.rules.operations = [.move, .copy, .link]
      coordinator.transfer = ItemTransfer(placeholder: "", content: { _ in [.text("a")] })
      coordinator.transfer?.operations = { _ in [.move, .copy, .link] }
      let operations: [(DragActions, DropOperation)] = [(.copy, .copy), (.link, .link), (.move, .move)]
      for (action, operation) in operations {
        let center = try scene.piece("a").frame.center
        try expect(coordinator.pickUp("a", by: .pointer, at: center), "it is picked up")
        let items = try required(coordinator.transfers?.departingItems(with: "a"), "the items")
        let offer = OfferScene(text: ["text/plain": "a"]).offer([.text])
        let drag = ExternalDropTarget.Drag(actions: action, payload: items)
        coordinator.transfers?.target?.take(offer, drag, at: tray.frame.center)
        try expect(scene.game.dragState.lastEnd?.outcome, is: .stays("left"), "the outcome")
        try expect(scene.game.dragState.lastEnd?.operation, is: operation, "the operation")
        try scene.stage.frames(2)
      }
    },

    Check("Operations: a companion that is pressed takes the number and the cursor over") {
      let scene = try TrayScene()
      scene.game.rules.companions = ["a": ["b"], "b": ["a"]]
      scene.game.rules.operations = [.copy]
      let (first, second) = (try scene.piece("a"), try scene.piece("b"))
      try expect(scene.game.pickUp("a", by: .click), "both are picked up")
      scene.game.move("a", to: nil, over: "left")
      try scene.stage.frames(2)
      try expect([first, second].map(\.count), is: [2, 1], "the numbers")
      try expect(scene.cursor(of: first), is: "copy", "the cursor")
      try expect(scene.coordinator.pickUp("b", by: .pointer, at: second.currentFrame.center), "the other one is held")
      try scene.stage.frames(2)
      try expect([first, second].map(\.count), is: [1, 2], "the numbers")
      try expect(scene.cursor(of: first), is: "grabbing", "the cursor")
    },

    Check("Operations: Ctrl and Shift change the operation and the cursor during a drag") {
      let scene = try TrayScene()
      scene.game.rules.operations = [.move, .copy, .link]
      let piece = try scene.piece("a")
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: piece.frame.center), "it is picked up")
      scene.coordinator.move("a", to: try scene.tray("left").frame.center)
      // The focus can be anywhere, because the window handles the keys first.
      scene.outside.grabFocus()
      let keys = try scene.stage.window.controller(gtk_event_controller_key_get_type())
      @MainActor func key(_ isDown: Bool, _ key: Int32, _ state: guint) throws {
        let arguments = [
          Value.uint(guint(key)), .uint(0), .flags(gdk_modifier_type_get_type(), state),
        ]
        if isDown { emit("key-pressed", on: keys, arguments, returning: cgtk_type_boolean()) }
        if !isDown { emit("key-released", on: keys, arguments) }
        try scene.stage.frames(2)
      }
      let (control, shift) = (GDK_CONTROL_MASK.rawValue, GDK_SHIFT_MASK.rawValue)
      try key(true, GDK_KEY_Control_L, 0)
      try expect(scene.game.session.activeDrag(of: "a")?.operation, is: .copy, "with Ctrl")
      try expect(scene.cursor(of: piece), is: "copy", "the cursor")
      try key(true, GDK_KEY_Shift_L, control)
      try expect(scene.game.session.activeDrag(of: "a")?.operation, is: .link, "with both")
      try key(false, GDK_KEY_Control_L, control | shift)
      try expect(scene.game.session.activeDrag(of: "a")?.operation, is: .move, "with Shift")
      try expect(scene.cursor(of: piece), is: "grabbing", "the cursor")
      try key(true, GDK_KEY_Control_L, 0)
      scene.game.drop("a")
      try scene.stage.frames(2)
      try expect(scene.game.dragState.lastEnd?.operation, is: .copy, "the operation of the drop")
      try Loop.run(until: "it is back") { !piece.isMoving && !piece.isLifted }
      try expect(!scene.stage.window.controllers.contains(keys), "the key controller of the window is removed")
    },
  ]
}
