import CGtk
import Geometry
import Widgets

extension Check {
  /// Messages that come and go over a page.
  static let messages: [Check] = [
    Check("Messages: a newer one takes the place of an older one at once, and the last one goes for good") {
      let scene = try MessageScene(leastTime: 0.3)
      for number in 1...5 {
        scene.messages.show("Message \(number)")
        try expect(scene.shown, is: ["Message \(number)"], "what is said")
      }
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
      _ = Loop.run(for: 0.5)
      try expect(scene.shown, is: [], "what is said afterwards")
    },

    Check("Messages: one that is closed while it comes in, or on its way out, harms nothing") {
      let scene = try MessageScene()
      let baseline = Living()
      for frames in 0..<8 {
        scene.messages.show("First")
        try scene.stage.frames(frames)
        scene.click(scene.buttons[0])
        try scene.stage.frames(frames)
        scene.messages.show("Second", button: "Undo") {}
        scene.click(scene.buttons[1])
        scene.click(scene.buttons[1])
      }
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
      try baseline.isBack()
    },

    Check("Messages: one without motion comes and goes at once") {
      Desktop.setAnimations(false)
      let scene = try MessageScene()
      scene.messages.show("Message")
      try expect(scene.shown, is: ["Message"], "what is said")
      try expect(scene.messages.dismiss(), is: true, "it is taken away")
      try expect(scene.shown, is: [], "what is said then")
      try expect(scene.messages.dismiss(), is: false, "there is none")
    },

    Check("Messages: its button acts once, and may bring the next message") {
      let scene = try MessageScene()
      var actions = 0
      scene.messages.show("First", button: "Undo") { [unowned scene] in
        actions += 1
        scene.messages.show("Undone")
      }
      scene.click(scene.buttons[0])
      try expect(scene.shown, is: ["Undone"], "what is said")
      try expect(actions, is: 1, "actions")
    },

    Check("Messages: one with the focus stays, and hands the focus on when it goes") {
      let scene = try MessageScene(leastTime: 0.1)
      scene.messages.show("Message")
      try scene.stage.frames(1)
      gtk_widget_grab_focus(scene.buttons[0])
      _ = Loop.run(for: 0.5)
      try expect(scene.shown, is: ["Message"], "what is said while the focus is on it")
      scene.click(scene.buttons[0])
      try expect(scene.button.hasFocus, is: true, "the focus is back")
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
      scene.messages.show("Message")
      gtk_widget_grab_focus(scene.buttons[0])
      scene.messages.show("Another")
      try expect(scene.button.hasFocus, is: true, "the focus is back from one that was replaced")
    },

    Check("Messages: Escape takes it away, and is left to others where there is none") {
      let scene = try MessageScene()
      let keys = try scene.messages.controller(gtk_event_controller_key_get_type())
      try expect(press(GDK_KEY_Escape, on: keys), is: false, "Escape without a message")
      scene.messages.show("Message")
      try expect(press(GDK_KEY_x, on: keys), is: false, "another key")
      try expect(press(GDK_KEY_Escape, on: keys), is: true, "Escape with one")
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
    },

    Check("Messages: a long one has lines, beside its button and not under it") {
      let scene = try MessageScene(width: 340)
      scene.messages.show(
        "The game cannot be saved. You can play on, but it will be lost when you quit.", button: "Undo"
      ) {}
      try scene.stage.frames(20)
      let label = try bounds(of: descendants(of: scene.messages.pointer, gtk_label_get_type())[1], in: scene.messages)
      let buttons = try scene.buttons.map { try bounds(of: $0, in: scene.messages) }
      try expect(label.maxX <= buttons[0].minX && buttons[0].maxX <= buttons[1].minX, "\(label) is before \(buttons)")
      try expect(label.size.height > 40, "it has several lines: \(label)")
      try expect(label.minX > 0 && buttons[1].maxX < scene.messages.size.width, "it is within the window")
      try expect(label.minY > 0 && label.maxY < scene.messages.size.height, "all of it")
    },
  ]

  private static func bounds(of widget: UnsafeMutablePointer<GtkWidget>, in other: Widget) throws -> Rect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.pointer, &bounds) != 0 else {
      throw Failure("the widget is not in the window", #fileID, #line)
    }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
