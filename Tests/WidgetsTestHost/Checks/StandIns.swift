import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// Drag previews, which replace pieces during a drag.
  static let dragPreviews: [Check] = [
    Check("Drag preview: it is dragged in place of the piece, drawn once, and removed at the drop") {
      let scene = try TrayScene()
      var draws = 0
      scene.dragPreview = { _ in
        DragPreview(Size(width: 30, height: 20)) { snapshot in
          draws += 1
          snapshot.fill(Rect(x: 0, y: 0, width: 30, height: 20), .black)
        }
      }
      let (piece, count) = (try scene.piece("a"), scene.board.items.count)
      let home = piece.frame
      // A third and two thirds of the way over the piece.
      let grab = Point(x: home.size.width / 3, y: home.size.height * 2 / 3)
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: home.origin + grab), "it is picked up")
      try expect(scene.game.session.activeDrag(of: "a")?.grabPoint, near: Point(x: 10, y: 40 / 3), "its grab point")
      try scene.stage.frames(20)
      guard let dragPreview = scene.board.items.last as? DragPreview else {
        throw Failure("there is none", #fileID, #line)
      }
      try expect(draws > 0 && piece.opacity < 0.5 && piece.currentFrame == home, "the piece stays, and fades")
      let before = draws
      for step in 1...20 {
        let point = Point(x: 60 + 5 * Double(step), y: 90 + 8 * Double(step))
        scene.coordinator.move("a", to: point)
        try scene.stage.frames()
        try expect(dragPreview.convert(Point(x: 10, y: 40 / 3), to: scene.board), near: point, within: 0.05, "the grab")
      }
      try expect(draws, is: before, "draws after twenty moves")
      scene.coordinator.move("a", to: try scene.tray("left").frame.center)
      try expect(scene.game.drop("a"), is: .stays("left"), "the outcome")
      try scene.stage.frames(2)
      try expect(scene.board.items.count == count && piece.opacity == 1, "it is removed, and the piece is shown")
      try Loop.run(until: "the piece is at rest") { !piece.isMoving }
      try expect(piece.frame.center, is: try scene.tray("left").frame.center, "its center")
    },

    Check("Drag preview: it replaces companions, hovers at places for keys, and decides by its own size") {
      let scene = try TrayScene()
      scene.game.rules.companions = ["a": ["b"]]
      scene.dragPreview = { _ in DragPreview(Size(width: 20, height: 20), Label("Two letters")) }
      let follower = try scene.piece("b")
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space)
      guard let dragPreview = scene.board.items.last as? DragPreview else {
        throw Failure("there is none", #fileID, #line)
      }
      try expect(!dragPreview.isFocusable && !dragPreview.isTarget, "it takes neither the focus nor presses")
      let tray = try scene.tray("left")
      try Loop.run(until: "it hovers there") { dragPreview.currentFrame.center.distance(to: tray.frame.center) < 1 }
      try expect(!follower.isLifted && follower.opacity < 0.5, "the follower stays, and fades")
      try scene.press(GDK_KEY_Escape)
      try expect(follower.opacity == 1 && dragPreview.board == nil, "the preview is removed")
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center), "it is picked up")
      scene.coordinator.move("a", to: tray.frame.origin + Point(x: -12, y: 20))
      try expect(
        scene.game.session.activeDrag(of: "a")?.place, is: nil, "beside the tray, where the letter would be over it")
    },

    Check("Drag preview: it is removed with its piece, and the companions are shown again") {
      let scene = try TrayScene()
      scene.game.rules.companions = ["a": ["b"]]
      scene.dragPreview = { _ in DragPreview(Size(width: 20, height: 20), Label("Two letters")) }
      let follower = try scene.piece("b")
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center), "it is picked up")
      try scene.stage.frames(2)
      try expect(follower.opacity < 0.5 && scene.board.items.last is DragPreview, "a preview replaces both")
      scene.game.cancelAll()
      scene.coordinator.remove("a")
      try scene.stage.frames(2)
      try expect(
        !scene.board.items.contains { $0 is DragPreview } && follower.opacity == 1, "the other piece is shown again")
      try expect(scene.landings, is: ["a", "b"], "the reported landings")
    },
  ]
}
