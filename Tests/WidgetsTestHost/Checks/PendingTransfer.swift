import CGtk
import DragAndDrop
import Widgets

extension Check {
  private static let outcomes = [Bag.Outcome.returns(.refused("It is full.")), .stays(Bag.Place("Right", 0))]

  /// Moves to a board whose rules decide later.
  static let pendingTransfer: [Check] = [
    Check("Transfer: a pasted item stays on its board until the other one, which decides later, accepts it") {
      _ = PictureLoading.bridge
      for outcome in outcomes {
        let scene = try TransferScene()
        scene.right.game.rules.isSlow = true
        try scene.left.piece("a").grabFocus()
        try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
        try scene.right.piece("c").grabFocus()
        try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.right)
        try expectPending(scene)
        try expectDecision(outcome, scene)
      }
    },

    Check("Transfer: an item that keys take to a board that decides later stays on its own until it is accepted") {
      _ = PictureLoading.bridge
      for outcome in outcomes {
        let scene = try carriedToTheRight()
        try expectPending(scene)
        try expectDecision(outcome, scene)
      }
    },

    Check("Transfer: an item that is dropped on a board that decides later stays on its own until it is accepted") {
      _ = PictureLoading.bridge
      for input in [DragInput.pointer, .finger] {
        for outcome in outcomes {
          let scene = try TransferScene()
          scene.right.game.rules.isSlow = true
          try scene.drop("a", of: scene.left, by: input, on: scene.right)
          try expectPending(scene)
          try expectDecision(outcome, scene)
        }
      }
    },

    Check("Transfer: Escape on its own board takes back an item that another board has yet to accept") {
      _ = PictureLoading.bridge
      let scene = try carriedToTheRight()
      try expectPending(scene)
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_Escape, on: scene.left)
      try expect(scene.left.game.session.pendingDrops.isEmpty, "nothing is pending on the left")
      try expect(scene.right.game.session.pendingDrops.isEmpty, "nothing is pending on the right")
      scene.right.game.answer(.stays(Bag.Place("Right", 0)))
      try scene.stage.frames(2)
      try expect(scene.things, is: [["a", "b"], ["c"]], "the items")
      try expect(scene.left.game.pickUp("a", by: .click), "it can be picked up again")
    },
  ]

  private static func carriedToTheRight() throws -> TransferScene {
    let scene = try TransferScene()
    scene.right.game.rules.isSlow = true
    try scene.left.piece("a").grabFocus()
    try scene.press(GDK_KEY_space, on: scene.left)
    try expect(scene.left.coordinator.transfers?.moveFocusOn(towards: .forward) == true, "the focus moves on")
    try scene.stage.frames(2)
    try scene.press(GDK_KEY_Return, on: scene.right)
    return scene
  }

  private static func expectPending(_ scene: TransferScene) throws {
    try Loop.run(until: "it is asked") { scene.right.game.isAsked }
    try expect(scene.things, is: [["a", "b"], ["c"]], "while it is pending")
    try expect(!scene.left.game.pickUp("a", by: .click), "it cannot be picked up")
  }

  private static func expectDecision(_ outcome: Bag.Outcome, _ scene: TransferScene) throws {
    scene.right.game.answer(outcome)
    try Loop.run(until: "it is decided") { scene.right.game.session.pendingDrops.isEmpty }
    try scene.stage.frames(2)
    try expect(scene.things.map(\.count), is: outcome.stays ? [1, 2] : [2, 1], "the numbers of items")
    try expect(scene.right.game.things.contains("a") == outcome.stays, "where it is")
    try expect(scene.left.game.session.pendingDrops.isEmpty, "nothing is pending")
  }
}
