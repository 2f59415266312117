import CGtk
import DragAndDrop

extension Check {
  /// Moves of several items to a board that keeps only one of them.
  static let partialTransfer: [Check] = [
    Check("Transfer: of several items that keys take to another board, each stays there or comes back") {
      for (kept, refused) in [("a", "b"), ("b", "a")] {
        let scene = try parting(refusing: refused)
        try scene.left.piece("b").grabFocus()
        try scene.press(GDK_KEY_space, on: scene.left)
        try expect(scene.stage.moveFocus(GTK_DIR_TAB_FORWARD), "Tab")
        try scene.stage.frames(2)
        try scene.press(GDK_KEY_Return, on: scene.right)
        try expectParted(scene, kept, refused, ended: [kept, refused])
        try scene.stage.frames(2)
        try expect(try scene.right.piece(kept).hasFocus, "the focus is on the one that stays")
      }
    },

    Check("Transfer: of several items that a pointer or finger drops on another board, each stays or comes back") {
      for (kept, refused, input) in [("a", "b", DragInput.pointer), ("b", "a", .finger)] {
        let scene = try parting(refusing: refused)
        try scene.drop("b", of: scene.left, by: input, on: scene.right)
        try expectParted(scene, kept, refused, ended: [kept, refused])
        try expect(!scene.left.game.session.isDragging, "no drag")
      }
    },

    Check("Transfer: of several items that were cut, those that another board refuses stay on their own") {
      for (kept, refused) in [("a", "b"), ("b", "a")] {
        let scene = try parting(refusing: refused)
        try cutAndPaste(scene)
        // What was cut is not dragged, and so does not come back.
        try expectParted(scene, kept, refused, ended: [kept])
        try expect(try scene.left.piece(refused).opacity, is: 1, "it is no longer faded")
      }
    },

    Check("Transfer: of several items that a board accepts later, those that it refuses come back") {
      _ = PictureLoading.bridge
      let scene = try parting(refusing: "b")
      scene.right.game.rules.isSlow = true
      try cutAndPaste(scene)
      try Loop.run(until: "it is asked") { scene.right.game.isAsked }
      scene.right.game.answer(.stays(Bag.Place("Right", 0)))
      try Loop.run(until: "it is decided") { scene.right.game.session.pendingDrops.isEmpty }
      try scene.stage.frames(2)
      try expectParted(scene, "a", "b", ended: ["a", "b"])
    },
  ]

  /// Returns a scene in which two items are dragged together, of which the other board refuses one in the end.
  private static func parting(refusing thing: String) throws -> TransferScene {
    let scene = try TransferScene()
    scene.left.game.rules.group = ["a", "b"]
    scene.right.game.rules.refusedAlone = [thing]
    return scene
  }

  private static func cutAndPaste(_ scene: TransferScene) throws {
    try scene.left.piece("b").grabFocus()
    try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
    try scene.right.piece("c").grabFocus()
    try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.right)
  }

  /// Checks that each item is on one board, and that the drags of those in `ended` have ended once on their own.
  private static func expectParted(
    _ scene: TransferScene, _ kept: String, _ refused: String, ended: [String]
  ) throws {
    try expect(scene.left.game.things, is: [refused], "the items on the left")
    try expect(scene.right.game.things.sorted(), is: [kept, "c"], "the items on the right")
    let ends = scene.left.game.dragState.recentEnds
    try expect(ends.map { $0.item }, is: ended, "what has ended on the left")
    try expect(ends.first?.outcome, is: .returns(.transferred(.move)), "the outcome of the first")
    try expect(ends.dropFirst().allSatisfy { $0.outcome == .returns(.missed) }, "the outcome of the other")
    let outcomes = scene.right.game.dragState.recentEnds.map { $0.outcome }
    try expect(outcomes.filter { $0 == .returns(.refused("It is full.")) }.count, is: 1, "refusals on the right")
    try expect(outcomes.count, is: 2, "what has ended on the right")
  }
}
