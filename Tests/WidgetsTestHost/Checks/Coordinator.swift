import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// What a coordinator does for a game that provides only names, rules and frames.
  static let coordinator: [Check] = [
    Check("Coordinator: it describes actions and announces results without code in the game") {
      let scene = try TrayScene()
      try scene.piece("a").grabFocus()
      try expect(scene.heard, is: "Press Space to pick it up.", "of a piece at rest")
      try scene.press(GDK_KEY_space)
      try expect(scene.focused, is: "left tray", "the nearest place")
      try expect(scene.heard, is: "Letter a: press Return to drop it here, or Escape to put it back.", "there")
      Loop.runWhatIsDue()
      try expect(
        scene.piece("a").accessibleDescription, is: "Letter a picked up. Press Escape to put it back.", "of the piece")
      try scene.press(GDK_KEY_Return)
      try expect(scene.focused, is: "Letter b", "the next piece")
      try expect(scene.heard, is: "Letter a is on left tray. Press Space to pick it up.", "after the drop")
      try scene.press(GDK_KEY_space)
      try scene.press(GDK_KEY_Escape)
      try expect(scene.heard, is: "Letter b is back. Press Space to pick it up.", "after Escape")
      try expect(scene.game.rules.lying, is: ["a": "left"], "the letters in trays")
    },

    Check("Coordinator: places keep their order and items when others are removed, added or replaced") {
      let scene = try TrayScene(.pointer)
      let right = try scene.tray("right")
      scene.coordinator.removePlace("left")
      try expect(scene.coordinator.place("left") == nil, "the left tray is removed")
      try expect(try scene.tray("right") === right, "the right tray is where it was")
      scene.coordinator.add(CaptionedPlace("left tray"), for: "left")
      let other = CaptionedPlace("other tray")
      scene.coordinator.add(other, for: "closed")
      try expect(try scene.tray("closed") === other, "it stands for the closed tray now")
      scene.board.setNeedsLayout()
      try scene.stage.frames(2)
      let piece = try scene.piece("a")
      for name in ["right", "left"] {
        let point = try scene.tray(name).frame.center
        for phase in [DragEvent.Phase.began, .changed] {
          piece.follow(DragEvent(phase: phase, point: point, grab: .zero, hasMoved: phase == .changed))
        }
        try expect(scene.game.session.activeDrags.map(\.place), is: [name], "what the letter is over")
        piece.follow(DragEvent(phase: .cancelled, point: point, grab: .zero))
      }
      try expect(scene.coordinator.placeCount, is: 3, "the number of places")
    },

    Check("Coordinator: the mark of a place moves to an item that replaces its item") {
      let scene = try TrayScene(.pointer)
      let left = try scene.tray("left")
      scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center)
      scene.coordinator.move("a", to: left.frame.center)
      try scene.stage.frames(2)
      try expect(left.mark, is: .accepted, "the mark")
      let piece = try scene.piece("b")
      scene.coordinator.setPlace("left", of: piece)
      try expect([left.mark, piece.mark], is: [.none, .accepted], "the marks then")
      scene.game.cancelAll()
    },

    Check("Coordinator: with keyboardReach .all keys reach refusing places, which give the reason") {
      let scene = try TrayScene()
      try scene.piece("b").grabFocus()
      try scene.press(GDK_KEY_space)
      try expect(try scene.stops(), is: ["left tray", "right tray"], "where Tab leads at first")
      try scene.press(GDK_KEY_Escape)
      scene.coordinator.keyboardReach = .all
      try scene.press(GDK_KEY_space)
      try expect(scene.focused != "closed tray", "the focus begins at an accepting place")
      try expect(try scene.stops(), is: ["closed tray", "left tray", "right tray"], "where Tab leads")
      try scene.tray("closed").grabFocus()
      try scene.stage.frames(2)
      try expect(scene.heard, is: "The tray is closed.", "beforehand")
      try expect(scene.tray("closed").mark, is: .rejected, "the mark")
      try scene.press(GDK_KEY_Return)
      try expect(
        scene.heard, is: "The tray is closed. Press Space to pick it up.", "afterwards")
    },

    Check("Coordinator: the announcement of every step can be replaced") {
      let scene = try TrayScene(
        options: BoardOptions(strings: BoardStrings { $0 == "{piece} is on {place}." ? "{place} hat {piece}." : $0 }))
      try scene.piece("a").grabFocus()
      for key in [GDK_KEY_space, GDK_KEY_Return] { try scene.press(key) }
      try expect(scene.heard, is: "left tray hat Letter a. Press Space to pick it up.", "in another language")
      scene.ownSentence = { step in if case .ended(["b"], .stays) = step { "Posted!" } else { nil } }
      for key in [GDK_KEY_space, GDK_KEY_Return] { try scene.press(key) }
      try expect(scene.heard, is: "Posted! Press Space to pick it up.", "in the game's own sentence")
      scene.ownSentence = { _ in "" }
      for key in [GDK_KEY_space, GDK_KEY_Escape] { try scene.press(key) }
      try expect(scene.heard, is: "Press Space to pick it up.", "with an empty announcement")
      scene.ownSentence = { _ in nil }
      scene.said = "All but one!"
      for key in [GDK_KEY_space, GDK_KEY_Escape] { try scene.press(key) }
      try expect(
        scene.heard, is: "Letter c is back. All but one! Press Space to pick it up.", "with what the game adds")
    },

    Check("Coordinator: an announcement is not repeated when the focus or the window returns") {
      let scene = try TrayScene()
      for isWindowLeft in [false, true] {
        try scene.piece("a").grabFocus()
        for key in [GDK_KEY_space, GDK_KEY_Escape] { try scene.press(key) }
        try expect(scene.heard, is: "Letter a is back. Press Space to pick it up.", "after Escape")
        if isWindowLeft {
          gtk_widget_set_state_flags(scene.stage.window.pointer, GTK_STATE_FLAG_BACKDROP, 0)
        } else {
          scene.outside.grabFocus()
        }
        try scene.stage.frames(2)
        Loop.runWhatIsDue()
        try expect(scene.piece("a").accessibleDescription, is: "Press Space to pick it up.", "what is read next time")
        gtk_widget_unset_state_flags(scene.stage.window.pointer, GTK_STATE_FLAG_BACKDROP)
      }
    },

    Check("Coordinator: Escape with any focus and leaving the window cancel the drags") {
      let scene = try TrayScene()
      try scene.piece("c").grabFocus()
      scene.outside.grabFocus()
      try expect(scene.escapeFromAnywhere(), is: false, "Escape is not consumed without a drag")
      for letter in ["a", "b"] {
        try expect(scene.coordinator.pickUp(letter, by: .pointer, at: Point(x: 50, y: 50)), "\(letter) is held")
        let ends = scene.game.ends.count
        if letter == "a" {
          try expect(scene.escapeFromAnywhere(), is: true, "Escape")
        } else {
          gtk_widget_set_state_flags(scene.stage.window.pointer, GTK_STATE_FLAG_BACKDROP, 0)
        }
        try expect(!scene.game.session.isDragging && scene.game.ends.count == ends + 1, "\(letter) is back")
        gtk_widget_unset_state_flags(scene.stage.window.pointer, GTK_STATE_FLAG_BACKDROP)
      }
    },

    Check("Coordinator: a constrained piece is shown at its constrained point, which decides the place") {
      let scene = try TrayScene(.pointer)
      scene.coordinator.movement = MovementConstraint.vertical.then(.onBoard)
      let piece = try scene.piece("a")
      let start = piece.frame.origin
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: start + Point(x: 10, y: 10)), "it is held")
      for (x, y) in [(400.0, 220.0), (-300, 9000)] {
        scene.coordinator.move("a", to: Point(x: x, y: y))
        try scene.stage.frames(20)
        let point = try scene.heldPoint("a")
        try expect(point.x, near: start.x + 10, within: 0.001, "where the session has it")
        try expect(piece.convert(Point(x: 10, y: 10), to: scene.board), near: point, "where it is shown")
        try expect(point.y <= scene.board.size.height - 50, "it stays on the board: \(point)")
      }
      scene.coordinator.move("a", to: Point(x: 9000, y: 260))
      try expect(
        scene.game.session.activeDrag(of: "a")?.place, is: "left", "the tray below the piece, not the pointer")
    },

    Check("Coordinator: companions follow the dragged piece and are dropped with it") {
      let scene = try TrayScene()
      scene.game.rules.companions = ["a": ["b"]]
      let (lead, follower) = (try scene.piece("a"), try scene.piece("b"))
      let way = follower.frame.origin - lead.frame.origin
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: lead.frame.center), "it is held")
      scene.coordinator.move("a", to: try scene.tray("left").frame.center)
      try Loop.run(until: "both are lifted") { lead.isLifted && follower.isLifted }
      try scene.stage.frames(20)
      let shown = follower.currentFrame.center - lead.currentFrame.center
      try expect(shown, near: way * BoardOptions().liftedScale, within: 0.1, "their distance")
      try expect(scene.game.drop("a"), is: .stays("left"), "the outcome")
      try Loop.run(until: "both are at rest") { !lead.isMoving && !follower.isMoving && !follower.isLifted }
      try expect(scene.game.ends, is: ["a stays(\"left\")", "b stays(\"left\")"], "one outcome each")
      try expect(follower.frame.center, is: try scene.tray("left").frame.center, "the center of the follower")
    },

    Check("Coordinator: a drag moves from a place to a nested one") {
      let scene = try TrayScene(.pointer)
      scene.game.rules.parents = ["right": "left"]
      let outer = try scene.tray("left")
      let inner = try scene.tray("right")
      inner.frame = Rect(center: outer.frame.center, size: Size(width: 30, height: 30))
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center), "it is held")
      scene.coordinator.move("a", to: outer.frame.origin + Point(x: 5, y: 5))
      try expect(scene.game.session.activeDrag(of: "a")?.place, is: "left", "beside the inner place")
      scene.coordinator.move("a", to: inner.frame.center)
      try expect(scene.game.session.activeDrag(of: "a")?.place, is: "right", "over both")
    },

    Check("Coordinator: a sensor of one button drags all items") {
      let scene = try TrayScene()
      let button = OneButton()
      scene.coordinator.add(button)
      // Letter a to the second tray; letter b, the first one left, to the first tray; then letter c.
      for presses in [[0, 1], [0, 0], [0, 1]] {
        for steps in presses {
          for _ in 0..<steps { button.tick() }
          button.press()
          try scene.stage.frames(2)
        }
      }
      try expect(scene.game.rules.lying, is: ["a": "right", "b": "left", "c": "right"], "the letters in trays")
      try expect(scene.coordinator.movableItems, is: [], "nothing is left")
      scene.coordinator.remove(button)
      button.press()
      try expect(!scene.game.session.isDragging, "a sensor that was removed does nothing")
    },

    Check("Coordinator: a focus ring is drawn for keys only, without a style sheet") {
      let scene = try TrayScene()
      let piece = try scene.piece("a")
      let edge = piece.frame.origin + Point(x: 30, y: -5)
      let plain = Pixels(of: scene.board)[edge]
      // GTK sets one state for the focus, and another one if keys moved it.
      gtk_widget_set_state_flags(piece.pointer, GTK_STATE_FLAG_FOCUSED, 0)
      try scene.stage.frames(2)
      try expect(Pixels(of: scene.board)[edge], is: plain, "beside the piece, for a pointer")
      gtk_widget_set_state_flags(piece.pointer, GTK_STATE_FLAG_FOCUS_VISIBLE, 0)
      try scene.stage.frames(2)
      try expect(Pixels(of: scene.board)[edge] != plain, "the ring beside the piece, for keys")
    },
  ]
}

/// A switch: a mark steps through the pieces, or through the places of a drag, and a press selects the marked item.
private final class OneButton: DragSensor {
  typealias Model = TrayGame

  private weak var coordinator: DragCoordinator<TrayGame>?
  private var step = 0
  private static let input = DragInput("one button", isHeld: false)

  func attach(to coordinator: DragCoordinator<TrayGame>) { self.coordinator = coordinator }
  func detach() { coordinator = nil }

  /// Moves the mark by one step, as a clock would.
  func tick() { step += 1 }

  func press() {
    guard let coordinator else { return }
    defer { step = 0 }
    guard let drag = coordinator.stickyDrag else {
      let items = coordinator.movableItems
      if !items.isEmpty { coordinator.pickUp(items[step % items.count], by: Self.input) }
      return
    }
    let places = coordinator.reachablePlaces(for: drag.item)
    coordinator.move(drag.item, over: places[step % places.count])
    coordinator.model.drop(drag.item)
  }
}

extension TrayScene {
  /// Returns the sorted names of the items that Tab focuses during a drag.
  fileprivate func stops() throws -> [String] {
    var names: Set<String> = []
    for _ in 0..<4 {
      stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try stage.frames()
      names.insert(focused)
    }
    return names.sorted()
  }

  /// Presses Escape, which the window handles before any widget, and returns whether it is consumed.
  fileprivate func escapeFromAnywhere() -> Bool {
    guard let keys = try? board.controller(gtk_shortcut_controller_get_type()),
      let shortcut = g_list_model_get_item(OpaquePointer(keys), 0)
    else { return false }
    defer { g_object_unref(shortcut) }
    let action = gtk_shortcut_get_action(OpaquePointer(shortcut))
    return gtk_shortcut_action_activate(action, GtkShortcutActionFlags(rawValue: 0), board.pointer, nil) != 0
  }

  fileprivate func heldPoint(_ letter: String) throws -> Point {
    guard let point = game.session.activeDrag(of: letter)?.point else {
      throw Failure("it is not held", #fileID, #line)
    }
    return point
  }
}
