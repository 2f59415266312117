import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Places that are spring loaded during a drag.
  static let opening: [Check] = [
    Check("Opening: a place opens once after the delay, and not if the drag leaves before") {
      let scene = try TrayScene(.pointer)
      var opened: [String] = []
      scene.opening = { tray in tray == "right" ? nil : { opened.append(tray) } }
      scene.coordinator.options.springLoadDelay = 0.1
      let start = try scene.piece("a").frame.center
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: start), "it is picked up")
      for (tray, isLeft) in [("left", true), ("right", false)] {
        scene.coordinator.move("a", to: try scene.tray(tray).frame.center)
        try scene.stage.frames(2)
        if isLeft { scene.coordinator.move("a", to: start) }
        _ = Loop.run(for: 0.2)
        try expect(opened, is: [], "after \(tray)")
      }
      scene.coordinator.move("a", to: try scene.tray("closed").frame.center)
      try Loop.run(until: "it opens, although it refuses the piece") { opened == ["closed"] }
      scene.coordinator.move("a", to: try scene.tray("closed").frame.center + Point(x: 3, y: 3))
      _ = Loop.run(for: 0.2)
      try expect(opened, is: ["closed"], "it opens once")
      scene.coordinator.move("a", to: try scene.tray("left").frame.center)
      try scene.stage.frames(2)
      scene.game.drop("a")
      _ = Loop.run(for: 0.2)
      try expect(opened, is: ["closed"], "a drop opens nothing")
    },

    Check("Opening: with keys and actions a refusing place opens, and an accepting one takes the piece") {
      let scene = try TrayScene()
      var opened: [String] = []
      scene.opening = { tray in tray == "right" ? nil : { opened.append(tray) } }
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space)
      try scene.tray("closed").grabFocus()
      try scene.stage.frames(2)
      try expect(
        scene.heard, is: "Letter a: press Return to open this, or Escape to put it back.", "at a refusing place")
      try scene.press(GDK_KEY_Return)
      scene.board.places[1].perform(BoardStrings.click)
      scene.board.places[1].click(at: .zero)
      try expect(opened, is: ["closed", "closed", "closed"], "by a key, an action and a click")
      try expect(scene.game.session.isDragging, "the letter is still dragged")
      try scene.tray("left").grabFocus()
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules.lying, is: ["a": "left"], "the accepting place takes it")
    },

    Check("Opening: a click on a piece that lies at a refusing place opens the place") {
      let scene = try TrayScene()
      var opened: [String] = []
      scene.opening = { tray in tray == "right" ? nil : { opened.append(tray) } }
      scene.game.rules.lying["b"] = "closed"
      try expect(scene.coordinator.pickUp("a", by: .click), "it is picked up")
      let (piece, point) = (try scene.piece("b"), try scene.tray("closed").frame.center)
      for phase in [DragEvent.Phase.began, .ended] { piece.follow(DragEvent(phase: phase, point: point, grab: .zero)) }
      try expect(opened, is: ["closed"], "what has opened")
      try expect(scene.game.session.isDragging, "the letter is still dragged")
      scene.game.cancelAll()
    },
  ]
}
