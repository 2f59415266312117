import CGtk
import Geometry
import Widgets

extension Check {
  /// Transient messages over a page.
  static let messages: [Check] = [
    Check("Messages: a window that closes while it shows one is freed") {
      @MainActor func closeWithMessage() throws {
        let messages = MessageOverlay(Box(.vertical), closeLabel: "Close")
        let stage = try Stage(messages)
        messages.show("Saved", button: "Undo") {}
        try stage.frames()
      }
      // The first one creates shared objects.
      try closeWithMessage()
      Loop.runWhatIsDue()
      let baseline = Living()
      try closeWithMessage()
      try baseline.isBack()
    },

    Check("Messages: a newer one replaces an older one at once, and the last one disappears") {
      let scene = try MessageScene(leastTime: 0.3)
      for number in 1...5 {
        scene.messages.show("Message \(number)")
        try expect(scene.shown, is: ["Message \(number)"], "the shown texts")
      }
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
      _ = Loop.run(for: 0.5)
      try expect(scene.shown, is: [], "the shown texts afterwards")
    },

    Check("Messages: closing one during its animations leaks nothing") {
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

    Check("Messages: without animations one is shown and dismissed at once") {
      Desktop.setAnimations(false)
      let scene = try MessageScene()
      scene.messages.show("Message")
      try expect(scene.shown, is: ["Message"], "the shown texts")
      try expect(scene.messages.dismiss(), is: true, "it is dismissed")
      try expect(scene.shown, is: [], "the shown texts then")
      try expect(scene.messages.dismiss(), is: false, "there is none")
    },

    Check("Messages: its button acts once and can show the next message") {
      let scene = try MessageScene()
      var actions = 0
      scene.messages.show("First", button: "Undo") { [unowned scene] in
        actions += 1
        scene.messages.show("Undone")
      }
      scene.click(scene.buttons[0])
      try expect(scene.shown, is: ["Undone"], "the shown texts")
      try expect(actions, is: 1, "actions")
    },

    Check("Messages: one with the focus stays, and returns the focus when it is closed or replaced") {
      let scene = try MessageScene(leastTime: 0.1)
      scene.messages.show("Message")
      try scene.stage.frames(1)
      gtk_widget_grab_focus(scene.buttons[0])
      _ = Loop.run(for: 0.5)
      try expect(scene.shown, is: ["Message"], "the shown texts while the focus is on it")
      scene.click(scene.buttons[0])
      try expect(scene.button.hasFocus, is: true, "the focus is back")
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
      scene.messages.show("Message")
      gtk_widget_grab_focus(scene.buttons[0])
      scene.messages.show("Another")
      try expect(scene.button.hasFocus, is: true, "the focus is back from one that was replaced")
    },

    Check("Messages: the focus returns to where it was last, or goes where the program moves it") {
      let buttons = (1...3).map { Button("\($0)") }
      let messages = MessageOverlay(Box(.vertical, buttons), closeLabel: "Close")
      let stage = try Stage(messages)
      @MainActor func closeByKeys() throws -> [Bool] {
        messages.show("Message")
        buttons[1].grabFocus()
        let close = try required(descendants(of: messages.pointer, gtk_button_get_type()).last, "the close button")
        gtk_widget_grab_focus(close)
        messages.dismiss()
        return buttons.map(\.hasFocus)
      }
      buttons[0].grabFocus()
      try expect(closeByKeys(), is: [false, true, false], "focus after the message is closed")
      messages.onFocusLost = { buttons[2].grabFocus() }
      try expect(closeByKeys(), is: [false, false, true], "focus where the program moves it")
      withExtendedLifetime(stage) {}
    },

    Check("Messages: one in an inactive window stays until the window is active again") {
      let scene = try MessageScene(leastTime: 0.1)
      try Loop.run(until: "the window is active") { scene.stage.window.isActive }
      do {
        let other = try Stage(Button("Other"))
        try Loop.run(until: "the window is inactive") { !scene.stage.window.isActive && other.window.isActive }
        scene.messages.show("Message")
        _ = Loop.run(for: 0.5)
        try expect(scene.shown, is: ["Message"], "the shown texts in the inactive window")
      }
      scene.stage.window.present()
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
    },

    Check("Messages: Escape dismisses it, and is not consumed without one") {
      let scene = try MessageScene()
      let keys = try scene.messages.controller(gtk_event_controller_key_get_type())
      try expect(press(GDK_KEY_Escape, on: keys), is: false, "Escape without a message")
      scene.messages.show("Message")
      try expect(press(GDK_KEY_x, on: keys), is: false, "another key")
      try expect(press(GDK_KEY_Escape, on: keys), is: true, "Escape with one")
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
    },

    Check("Messages: a long one wraps beside its buttons") {
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

    Check("Messages: input goes through one, except on its buttons") {
      let scene = try MessageScene()
      scene.messages.show("A message that is as wide as the window, or nearly so", button: "Undo") {}
      try scene.stage.frames(20)
      let label = descendants(of: scene.messages.pointer, gtk_label_get_type())[1]
      let text = try bounds(of: label, in: scene.messages)
      let (left, right) = (text.minX + 2, text.maxX - 2)
      for x in [left, right] {
        let picked = gtk_widget_pick(scene.messages.pointer, x, text.center.y, GTK_PICK_DEFAULT)
        try expect(picked == scene.page.pointer, "the page gets the press at \(x)")
      }
      for button in scene.buttons {
        let frame = try bounds(of: button, in: scene.messages)
        let picked = gtk_widget_pick(scene.messages.pointer, frame.center.x, frame.center.y, GTK_PICK_DEFAULT)
        try expect(picked == button || gtk_widget_is_ancestor(picked, button) != 0, "the button does")
      }
    },

    Check("Messages: one covers no obstacles, and the page makes room if there is no other space") {
      let scene = try MessageScene()
      let size = scene.messages.size
      let plain = try scene.place { [] }
      try expect(plain.maxY > size.height - 40, "it is at the bottom: \(plain)")
      try expect(abs(plain.center.x - size.width / 2) <= 1, "in the middle")
      let bottom = Rect(x: 0, y: size.height - 60, width: size.width, height: 60)
      let above = try scene.place { [bottom] }
      try expect(above.overlap(with: bottom), is: 0, "covered part of what is at the bottom")
      let all = { [unowned scene] in [Rect(origin: .zero, size: scene.page.size)] }
      let below = try scene.place(beside: all)
      try expect(scene.page.size.height < size.height - 20, "the page makes room")
      try expect(below.minY >= scene.page.size.height, "the message is below the page")
      scene.messages.dismiss()
      try Loop.run(until: "it is gone") { scene.shown.isEmpty }
      try scene.stage.frames(2)
      try expect(scene.page.size.height, is: size.height, "height of the page afterwards")
    },
  ]

  static func bounds(of widget: UnsafeMutablePointer<GtkWidget>, in other: Widget) throws -> Rect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.pointer, &bounds) != 0 else {
      throw Failure("the widget is not in the window", #fileID, #line)
    }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
