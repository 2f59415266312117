import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// Another look of a piece while it is carried.
  static let dragPreviews: [Check] = [
    Check("Stand-in: it is carried in place of the piece, drawn once, and gone where the piece lands") {
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
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: home.origin + grab), "it is held")
      try expect(scene.game.session.activeDrag(of: "a")?.grabPoint, near: Point(x: 10, y: 40 / 3), "it is held alike")
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
        try expect(dragPreview.convert(Point(x: 10, y: 40 / 3), to: scene.board), near: point, within: 0.05, "the hand")
      }
      try expect(draws, is: before, "draws after twenty moves")
      scene.coordinator.move("a", to: try scene.tray("left").frame.center)
      try expect(scene.game.drop("a"), is: .stays("left"), "the outcome")
      try scene.stage.frames(2)
      try expect(scene.board.items.count == count && piece.opacity == 1, "it is gone, and the piece is there")
      try Loop.run(until: "the piece lies in the tray") { !piece.isMoving }
      try expect(piece.frame.center, is: try scene.tray("left").frame.center, "where it lies")
    },

    Check("Stand-in: it stands for companions, hovers where keys go, and is judged by its own size") {
      let scene = try TrayScene()
      scene.game.rules.companions = ["a": ["b"]]
      scene.dragPreview = { _ in DragPreview(Size(width: 20, height: 20), Label("Two letters")) }
      let follower = try scene.piece("b")
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space)
      guard let dragPreview = scene.board.items.last as? DragPreview else {
        throw Failure("there is none", #fileID, #line)
      }
      try expect(!dragPreview.isFocusable && !dragPreview.isTarget, "neither keys nor hands know of it")
      let tray = try scene.tray("left")
      try Loop.run(until: "it hovers there") { dragPreview.currentFrame.center.distance(to: tray.frame.center) < 1 }
      try expect(!follower.isLifted && follower.opacity < 0.5, "the follower stays, and fades")
      try scene.press(GDK_KEY_Escape)
      try expect(follower.opacity == 1 && dragPreview.board == nil, "all is as it was")
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center), "it is held")
      scene.coordinator.move("a", to: tray.frame.origin + Point(x: -12, y: 20))
      try expect(
        scene.game.session.activeDrag(of: "a")?.place, is: nil, "beside the tray, where the letter would be over it")
    },

    Check("Stand-in: nothing is left in the air, or faded, of a piece that was taken off") {
      let scene = try TrayScene()
      scene.game.rules.companions = ["a": ["b"]]
      scene.dragPreview = { _ in DragPreview(Size(width: 20, height: 20), Label("Two letters")) }
      let follower = try scene.piece("b")
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center), "it is held")
      try scene.stage.frames(2)
      try expect(follower.opacity < 0.5 && scene.board.items.last is DragPreview, "a stand-in stands for both")
      scene.game.cancelAll()
      scene.coordinator.remove("a")
      try scene.stage.frames(2)
      try expect(
        !scene.board.items.contains { $0 is DragPreview } && follower.opacity == 1, "the other one is as it was")
      try expect(scene.landings, is: ["a", "b"], "what has landed")
    },
  ]
}
