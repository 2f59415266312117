import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Places that open while something hovers over them.
  static let opening: [Check] = [
    Check("Opening: a place opens once a hand has held a piece over it for a while, and not if it leaves before") {
      let scene = try TrayScene(.pointer)
      var opened: [String] = []
      scene.opening = { tray in tray == "right" ? nil : { opened.append(tray) } }
      scene.coordinator.options.springLoadDelay = 0.1
      let start = try scene.piece("a").frame.center
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: start), "it is held")
      for (tray, isLeft) in [("left", true), ("right", false)] {
        scene.coordinator.move("a", to: try scene.tray(tray).frame.center)
        try scene.stage.frames(2)
        if isLeft { scene.coordinator.move("a", to: start) }
        _ = Loop.run(for: 0.2)
        try expect(opened, is: [], "after \(tray)")
      }
      scene.coordinator.move("a", to: try scene.tray("closed").frame.center)
      try Loop.run(until: "it opens, though it takes nothing") { opened == ["closed"] }
      scene.coordinator.move("a", to: try scene.tray("closed").frame.center + Point(x: 3, y: 3))
      _ = Loop.run(for: 0.2)
      try expect(opened, is: ["closed"], "it opens once")
      scene.coordinator.move("a", to: try scene.tray("left").frame.center)
      try scene.stage.frames(2)
      scene.game.drop("a")
      _ = Loop.run(for: 0.2)
      try expect(opened, is: ["closed"], "what was let go opens nothing")
    },

    Check("Opening: with keys and actions Return opens what would not take the piece, and drops it on what would") {
      let scene = try TrayScene()
      var opened: [String] = []
      scene.opening = { tray in tray == "right" ? nil : { opened.append(tray) } }
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space)
      try scene.tray("closed").grabFocus()
      try scene.stage.frames(2)
      try expect(
        scene.heard, is: "Letter a: press Return to open this, or Escape to put it back.", "at what would not take it")
      try scene.press(GDK_KEY_Return)
      scene.board.places[1].perform(BoardStrings.click)
      scene.board.places[1].click(at: .zero)
      try expect(opened, is: ["closed", "closed", "closed"], "by a key, an action and a click")
      try expect(scene.game.session.isDragging, "the letter is still in the air")
      try scene.tray("left").grabFocus()
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules.lying, is: ["a": "left"], "what would take it does")
    },
  ]
}
