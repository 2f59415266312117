import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// The options of a coordinator.
  static let options: [Check] = [
    Check("Options: a stiffer spring moves a piece to its place faster, and without one it is there at once") {
      let scene = try TrayScene()
      let piece = try scene.piece("a")
      @MainActor func time(_ animation: DropAnimation?) throws -> Double {
        scene.coordinator.options.dropAnimation = animation
        try expect(scene.coordinator.pickUp("a", by: .pointer, at: piece.frame.center), "it is held")
        scene.coordinator.move("a", to: Point(x: 350, y: 400))
        try scene.stage.frames(2)
        scene.game.cancelAll()
        let start = gdk_frame_clock_get_frame_time(scene.stage.frameClock)
        try scene.stage.frames(2)
        while piece.isMoving { try scene.stage.frames() }
        // Measured in frame time, which late frames do not change.
        return Double(gdk_frame_clock_get_frame_time(scene.stage.frameClock) - start) / 1_000_000
      }
      let slow = try time(DropAnimation(stiffness: 80))
      let fast = try time(DropAnimation(stiffness: 5120))
      try expect(slow > 0.6, "the loose spring takes longer: \(slow) s")
      try expect(fast < slow / 2, "the stiff spring takes less: \(fast) s of \(slow) s")
      scene.coordinator.options.dropAnimation = nil
      try scene.piece("a").grabFocus()
      for key in [GDK_KEY_space, GDK_KEY_Return] {
        try scene.press(key)
        let tray = try scene.tray("left")
        try expect(piece.currentFrame.center, near: tray.frame.center, within: 1, "without a spring")
      }
    },

    Check("Options: the keys, the activation of a drag and the scale of a lifted piece are used") {
      let scene = try TrayScene(
        options: {
          var options = BoardOptions()
          options.keys.pickUp = [.pageDown]
          (options.activation, options.liftedScale, options.liftTime) = (.distance(30), 1.5, 0)
          return options
        }())
      let piece = try scene.piece("a")
      piece.grabFocus()
      try scene.press(GDK_KEY_space)
      try expect(!scene.game.session.isDragging, "Space does not pick up")
      try scene.press(GDK_KEY_Page_Down)
      try expect(scene.game.session.stickyDrag?.item, is: "a", "Page Down picks up")
      scene.game.cancelAll()
      try scene.stage.frames(2)
      let start = piece.frame.center
      var event = DragEvent(phase: .began, point: start, grab: Point(x: 30, y: 30))
      piece.follow(event)
      (event.phase, event.hasMoved) = (.changed, true)
      for (distance, isDragged) in [(20.0, false), (40.0, true)] {
        event.point = start + Point(x: distance, y: 0)
        piece.follow(event)
        try expect(scene.game.session.isDragging, is: isDragged, "after \(distance) px")
      }
      try scene.stage.frames(2)
      let (left, right) = (piece.convert(.zero, to: scene.board), piece.convert(Point(x: 60, y: 0), to: scene.board))
      let width = try required(right, "a corner").distance(to: try required(left, "a corner"))
      try expect(width, near: 90, within: 0.5, "the width of the lifted piece")
      scene.activation = .atOnce
      scene.game.cancelAll()
      piece.follow(DragEvent(phase: .began, point: start, grab: Point(x: 30, y: 30)))
      try expect(scene.game.session.isDragging, "the delegate decides on its item")
      scene.game.cancelAll()
    },
  ]
}
