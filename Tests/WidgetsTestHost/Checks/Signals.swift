import CGtk
import Geometry
import Widgets

extension Check {
  /// Closures connected to GTK's signals: their arguments and lifetimes.
  static let signals: [Check] = [
    Check("Signals: a closure is freed with the object it is connected to") {
      let baseline = LiveCount.closures
      var clicks = 0
      weak var canary: Canary?
      var button: Button? = makeButton(&canary) { clicks += 1 }
      if let button { emit("clicked", on: button.pointer) }
      try expect(clicks, is: 1, "clicks")
      try expect(canary != nil && LiveCount.closures > baseline, "the button keeps its closure")
      button = nil
      try expect(button == nil && canary == nil, "the closure is freed with the button")
      try expect(LiveCount.closures, is: baseline, "living closures")
    },

    Check("Signals: a closure is freed when its handler is disconnected") {
      let baseline = LiveCount.closures
      weak var canary: Canary?
      var style = makeStyle(&canary)
      try expect(canary != nil && LiveCount.closures == baseline + 2, "two handlers are connected")
      style = nil
      // The style manager, which they were connected to, lives on.
      try expect(style == nil && canary == nil, "the closure is freed")
      try expect(LiveCount.closures, is: baseline, "living closures")
    },

    Check("Signals: a frame counter does not keep the frame clock, and may be freed after it") {
      let box = Box(.vertical)
      var stage: Stage? = try Stage(box)
      let clock = UnsafeMutableRawPointer(try required(stage?.frameClock, "a frame clock"))
      let (watch, closures) = (Watch(clock), LiveCount.closures)
      var counter: FrameCounter? = FrameCounter(on: box) { _ in }
      stage = nil
      try Loop.run(until: "the frame clock is freed with its window") { stage == nil && watch.isGone }
      counter = nil
      Loop.runWhatIsDue()
      try expect(counter == nil && LiveCount.closures < closures, "the counter's closures are freed with the window's")
    },

    Check("Signals: an announcement leaks nothing if its window closes at once") {
      // The first one creates shared objects.
      try say("Saved")
      Loop.runWhatIsDue()
      let baseline = Living()
      try say("Saved")
      try baseline.isBack()
    },

    Check("Signals: any GTK widget can be wrapped, and its signals with arguments and answers connected") {
      let baseline = Living()
      var scale: Widget? = Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1))
      var (values, asked, sensitive): ([Double], [Double], Int) = ([], [], 0)
      let range = scale?.typed(GtkRange.self)
      scale?.ref.connect("value-changed") { values.append(gtk_range_get_value(range)) }
      scale?.ref.connect("notify::sensitive") { sensitive += 1 }
      scale?.ref.connect("change-value") { change in
        asked.append(g_value_get_double(change[2]))
        change.answer(true)
      }
      let change: [Value] = [.enumeration(gtk_scroll_type_get_type(), 1), .double(7)]
      let isStopped = scale.map { emit("change-value", on: $0.pointer, change, returning: cgtk_type_boolean())?.bool }
      try expect(isStopped, is: true, "the change is consumed")
      try expect(values, is: [], "values")
      scale?.isSensitive = false
      try expect(asked, is: [7], "requested values")
      try expect(sensitive, is: 1, "changes of the property")
      scale = nil
      try expect(scale == nil, "it is released")
      try baseline.isBack()
    },

    Check("Signals: a key closure gets the key by name, and consumes it by true") {
      let box = Box(.vertical)
      var keys: [KeyPress] = []
      let controller = KeyController(on: box) { key in
        keys.append(key)
        return key.key == .escape
      }
      let gtk = try box.controller(gtk_event_controller_key_get_type())
      try withExtendedLifetime(controller) {
        for key in [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_KP_Space] {
          try expect(press(key, on: gtk), is: false, "only Escape is consumed")
        }
        try expect(press(GDK_KEY_Escape, on: gtk), is: true, "Escape is consumed")
        press(GDK_KEY_KP_Left, GDK_CONTROL_MASK, on: gtk)
        press(GDK_KEY_Home, on: gtk)
        press(GDK_KEY_x, on: gtk)
      }
      let activations = [KeyPress.Key](repeating: .activate, count: 4)
      try expect(keys.map(\.key), is: activations + [.escape, .left, .home, .other], "keys")
      try expect(keys.map(\.control), is: [false, false, false, false, false, true, false, false], "with Ctrl")
    },

    Check("Signals: a primary click is reported at its release, a secondary one at its press") {
      let box = Box(.vertical)
      var (primary, secondary): ([Point], [Point]) = ([], [])
      let gestures = [ClickGesture(on: box) { primary.append($0.point) }]
      let first = try box.controller(gtk_gesture_click_get_type())
      let others = [ClickGesture(on: box, button: .secondary) { secondary.append($0.point) }]
      let second = try required(box.controllers.first { $0 != first }, "another gesture")
      withExtendedLifetime((gestures, others)) {
        for gesture in [first, second] {
          emit("pressed", on: gesture, [.int(1), .double(3), .double(4)])
          emit("released", on: gesture, [.int(1), .double(5), .double(6)])
        }
      }
      try expect(primary, is: [Point(x: 5, y: 6)], "primary clicks")
      try expect(secondary, is: [Point(x: 3, y: 4)], "secondary clicks")
      try expect(gtk_gesture_single_get_button(OpaquePointer(first)), is: guint(GDK_BUTTON_PRIMARY), "button")
      try expect(gtk_gesture_single_get_button(OpaquePointer(second)), is: guint(GDK_BUTTON_SECONDARY), "button")
    },

    Check("Signals: an action passes its choice, and its state can be set") {
      var (activated, chosen) = (0, [String]())
      let plain = Stage.application.addAction("plain") { activated += 1 }
      let level = Stage.application.addAction("level", choice: "3") { chosen.append($0) }
      let group = Stage.application.actionMap
      g_action_group_activate_action(group, "plain", nil)
      g_action_group_activate_action(group, "level", g_variant_new_string("6"))
      plain.isEnabled = false
      g_action_group_activate_action(group, "plain", nil)
      try expect(activated, is: 1, "activations of an action that was disabled after the first")
      try expect(chosen, is: ["6"], "choices")
      level.setChoice("9")
      let state = g_action_group_get_action_state(group, "level")
      defer { g_variant_unref(state) }
      try expect(String(cString: g_variant_get_string(state, nil)), is: "9", "the shown choice")
    },
  ]

  private static func makeButton(_ canary: inout Canary?, _ clicked: @escaping () -> Void) -> Button {
    let held = Canary()
    canary = held
    return Button("Press") { withExtendedLifetime(held) { clicked() } }
  }

  /// Announces a message in a window that is then closed.
  private static func say(_ message: String) throws {
    let button = Button("Focused")
    let stage = try Stage(button)
    button.grabFocus()
    Announcement.say(message, from: button)
    withExtendedLifetime(stage) {}
  }

  private static func makeStyle(_ canary: inout Canary?) -> Style? {
    let held = Canary()
    canary = held
    return Style { withExtendedLifetime(held) {} }
  }
}
