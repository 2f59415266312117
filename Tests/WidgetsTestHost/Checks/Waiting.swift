import Boards
import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// Asynchronous drops.
  static let waiting: [Check] = [
    Check("Waiting: a piece waits at its place with a description, until it is accepted or refused") {
      let scene = try WaitingScene().scene
      let (piece, tray) = (try scene.piece("a"), try scene.tray("left"))
      for outcome in [Trays.Outcome.returns(.refused("The tray is full.")), .stays("left")] {
        piece.grabFocus()
        for key in [GDK_KEY_space, GDK_KEY_Return] { try scene.press(key) }
        try Loop.run(until: "the tray is asked") { scene.game.isAsked }
        try Loop.run(until: "it waits there") { piece.currentFrame.center.distance(to: tray.frame.center) < 1 }
        try expect(scene.focused, is: "Letter a", "what has the focus")
        try expect(scene.heard, is: "Letter a waits at left tray. Press Escape to put it back.", "what is said")
        try expect(
          gtk_widget_has_css_class(piece.pointer, "waiting") != 0 && !scene.game.session.isDragging, "it waits")
        try expect(scene.cursor(of: piece), is: "progress", "the cursor")
        piece.follow(DragEvent(phase: .began, point: piece.frame.center, grab: .zero))
        try expect(!scene.game.session.isDragging, "it cannot be picked up")
        piece.follow(DragEvent(phase: .cancelled, point: piece.frame.center, grab: .zero))
        gtk_widget_set_state_flags(scene.stage.window.pointer, GTK_STATE_FLAG_BACKDROP, 0)
        gtk_widget_unset_state_flags(scene.stage.window.pointer, GTK_STATE_FLAG_BACKDROP)
        try expect(!scene.game.session.pendingDrops.isEmpty, "it still waits after the window was left")
        scene.game.answer(outcome)
        try Loop.run(until: "it is decided") { scene.game.session.pendingDrops.isEmpty }
        try scene.stage.frames(2)
        let said = outcome.stays ? "Letter a is on left tray." : "The tray is full."
        try expect(scene.heard.hasPrefix(said), "\(scene.heard) tells that \(said)")
        try expect(gtk_widget_has_css_class(piece.pointer, "waiting") == 0, "it waits no longer")
        try Loop.run(until: "it is at rest") { !piece.isMoving && !piece.isLifted }
      }
      try expect(scene.game.rules.lying, is: ["a": "left"], "the letters in trays")
    },

    Check("Waiting: a piece that a finger drops waits at its place, and no other press picks it up") {
      let scene = try WaitingScene().scene
      let (piece, tray) = (try scene.piece("c"), try scene.tray("right").frame.center)
      @MainActor func follow(_ phase: DragEvent.Phase, hasMoved: Bool = true) {
        let point = phase == .began && !hasMoved ? piece.frame.center : tray
        piece.follow(DragEvent(phase: phase, point: point, grab: .zero, isFinger: true, hasMoved: hasMoved))
      }
      follow(.began, hasMoved: false)
      follow(.changed)
      follow(.ended)
      try Loop.run(until: "the tray is asked") { scene.game.isAsked }
      try expect(scene.game.session.pendingDrop(containing: "c")?.input, is: .finger, "the input")
      follow(.began)
      try expect(!scene.game.session.isDragging, "it cannot be picked up")
      follow(.cancelled)
      scene.game.answer(.stays("right"))
      try Loop.run(until: "it is decided") { scene.game.session.pendingDrops.isEmpty }
      try expect(scene.game.rules.lying, is: ["c": "right"], "the letters in trays")
      try Loop.run(until: "it is at rest") { !piece.isMoving && !piece.isLifted }
    },

    Check("Waiting: a piece that is added for a waiting item waits too, until it is decided") {
      let scene = try WaitingScene().scene
      try expect(scene.coordinator.pickUp("a", by: .click), "it is picked up")
      scene.coordinator.move("a", over: "left")
      try expect(scene.game.drop("a"), is: nil, "nothing is decided")
      try Loop.run(until: "the tray is asked") { scene.game.isAsked }
      try scene.stage.frames(2)
      scene.coordinator.remove("a")
      scene.coordinator.add(CaptionedPiece("Letter a"), for: "a")
      let piece = try scene.piece("a")
      try expect(gtk_widget_has_css_class(piece.pointer, "waiting") != 0, "it waits")
      scene.game.answer(.stays("left"))
      try Loop.run(until: "it is decided") { scene.game.session.pendingDrops.isEmpty }
      try scene.stage.frames(2)
      try expect(gtk_widget_has_css_class(piece.pointer, "waiting") == 0, "it waits no longer")
    },

    Check("Waiting: Escape puts it back, and a late answer changes nothing") {
      let scene = try WaitingScene().scene
      let piece = try scene.piece("b")
      try expect(scene.coordinator.pickUp("b", by: .pointer, at: piece.frame.center), "it is picked up")
      scene.coordinator.move("b", to: try scene.tray("right").frame.center)
      try expect(scene.game.drop("b"), is: nil, "nothing is decided")
      try Loop.run(until: "the tray is asked") { scene.game.isAsked }
      try scene.stage.frames(2)
      piece.grabFocus()
      try scene.press(GDK_KEY_Escape)
      try expect(scene.game.dragState.lastEnd?.outcome, is: .returns(.cancelled), "the outcome")
      scene.game.answer(.stays("right"))
      Loop.runWhatIsDue()
      try expect(scene.game.ends.count == 1 && scene.game.rules.lying.isEmpty, "after the answer")
      try Loop.run(until: "it is back") { !piece.isMoving && !piece.isLifted }
    },

    Check("Waiting: an item waits in its gap of a list, and those behind it come back if it is refused") {
      MainLoop.bridgeMainActor()
      let scene = try TransferScene()
      scene.left.game.rules.isSlow = true
      let (first, second) = (try scene.left.piece("a"), try scene.left.piece("b"))
      let places = [first.frame, second.frame]
      for outcome in [Bag.Outcome.returns(.refused("It is full.")), .stays(Bag.Slot("Left", 1))] {
        let coordinator = scene.left.coordinator
        try expect(coordinator.pickUp("a", by: .pointer, at: first.frame.center), "it is picked up")
        try scene.stage.frames(2)
        coordinator.move("a", to: second.frame.center)
        try expect(scene.left.game.drop("a"), is: nil, "nothing is decided")
        try Loop.run(until: "the bag is asked") { scene.left.game.isAsked }
        try Loop.run(until: "they have changed places, and there are no slots") {
          [second.currentFrame, first.currentFrame] == places && !coordinator.board.items.contains { $0 is Place }
        }
        scene.left.game.answer(outcome)
        try Loop.run(until: "it is decided") { scene.left.game.session.pendingDrops.isEmpty }
        try Loop.run(until: "it is at rest") { !first.isMoving && !first.isLifted && !second.isMoving }
        try expect([first.frame, second.frame], is: outcome.stays ? places.reversed() : places, "where they are then")
      }
      try expect(scene.things, is: [["b", "a"], ["c"]], "the items")
    },
  ]
}

/// Trays that accept letters asynchronously.
private struct WaitingScene {
  let scene: TrayScene

  init() throws {
    MainLoop.bridgeMainActor()
    scene = try TrayScene()
    scene.game.rules.isSlow = true
  }
}
