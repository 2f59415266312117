import CGtk
import Widgets

extension Check {
  /// Rows of preferences and of help.
  static let rows: [Check] = [
    Check("Rows: a switch row reports each change, and its switch takes the focus") {
      let row = SwitchRow(title: "Sound & Light <loud>", text: "A sentence.")
      let stage = try Stage(PreferencesGroup(title: "Group", [row]))
      var turns = 0
      row.onChange { turns += 1 }
      row.isOn = true
      row.isOn = true
      try expect(row.isOn && turns == 1, "it is on after one change")
      stage.moveFocus(GTK_DIR_TAB_FORWARD)
      let focused = gtk_root_get_focus(OpaquePointer(stage.window.pointer))
      try expect(focused.map { cgtk_is_a($0, gtk_switch_get_type()) != 0 }, is: true, "the focus is on the switch")
    },

    Check("Rows: a choice row reports each change and describes its choice") {
      let row = ChoiceRow(title: "Language", ["English", "Русский"])
      let stage = try Stage(PreferencesGroup(title: "Group", [row]))
      var changes = 0
      row.onChange { changes += 1 }
      try expect(row.accessibleDescription, is: "English", "description")
      row.selection = 1
      try expect(changes, is: 1, "changes")
      try expect(row.accessibleDescription, is: "Русский", "description")
      withExtendedLifetime(stage) {}
    },

    Check("Rows: a link row calls back when it is activated") {
      var chosen = 0
      let row = LinkRow(title: "More") { chosen += 1 }
      let stage = try Stage(PreferencesGroup(title: "Group", [row]))
      gtk_widget_activate(row.pointer)
      try Loop.run(until: "it was chosen") { chosen == 1 }
      withExtendedLifetime(stage) {}
    },

    Check("Rows: a shortcut row is labeled with its keys and takes the focus") {
      let rows = ["<Control><Shift>z F2", "1...9"].map { ShortcutRow(title: "Undo & <redo>", keys: $0) }
      let stage = try Stage(PreferencesGroup(title: "Keys", rows))
      let labels = ["Shift+Ctrl+Z, F2", "1–9"].map { "Undo & <redo>: \($0)" }
      try expect(rows.map(\.accessibleLabel), is: labels, "labels")
      rows[0].grabFocus()
      stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(rows[1].hasFocus, is: true, "the next row has the focus")
    },

    Check("Rows: a text that the program sets is not reported as typed") {
      let row = EntryRow(title: "Name", text: "dog")
      var typed: [String] = []
      row.onChange { [weak row] in typed.append(row?.text ?? "") }
      row.text = "cat"
      try expect(typed, is: [], "what was typed")
      let stage = try Stage(PreferencesGroup(title: "Group", [row]))
      row.focusEntry()
      var end: gint = 3
      gtk_editable_insert_text(OpaquePointer(gtk_root_get_focus(stage.root)!), "s", 1, &end)
      try expect(typed, is: ["cats"], "what was typed then")
    },

    Check("Rows: an entry row offers no emoji") {
      let row = EntryRow(title: "Description", text: "")
      let stage = try Stage(PreferencesGroup(title: "Group", [row]))
      row.focusEntry()
      let text = gtk_root_get_focus(stage.root)!
      gtk_widget_activate_action_variant(text, "misc.insert-emoji", nil)
      let object = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GObject.self)
      try expect(g_object_get_data(object, "gtk-emoji-chooser") == nil, "there is nothing to choose from")
    },

    Check("Rows: a flow box ignores keys before its first layout and handles them after it") {
      let box = FlowBox(columns: 1, spacing: 0, [Button("One"), Button("Two")])
      let window = Window(application: Stage.application, title: "Probe", width: 200, height: 200)
      window.setContent(box)
      let move = { (step: GtkMovementStep) in
        let steps = Value.enumeration(gtk_movement_step_get_type(), Int32(step.rawValue))
        emit(
          "move-cursor", on: box.ref.pointer, [steps, .int(1), .bool(false), .bool(false)],
          returning: cgtk_type_boolean())
      }
      gtk_widget_child_focus(box.pointer, GTK_DIR_TAB_FORWARD)
      for step in [GTK_MOVEMENT_DISPLAY_LINES, GTK_MOVEMENT_PAGES] { _ = move(step) }
      for direction in [GTK_DIR_UP, GTK_DIR_DOWN] { gtk_widget_child_focus(box.pointer, direction) }
      let focused = { texts(in: gtk_window_get_focus(window.ref.pointer.as(GtkWindow.self))).first }
      try expect(focused(), is: "One", "what has the focus")
      window.present()
      try Loop.run(until: "it is laid out") { box.size.width > 0 }
      _ = move(GTK_MOVEMENT_DISPLAY_LINES)
      try expect(focused(), is: "Two", "what has the focus one line further")
      window.close()
    },

    Check("Rows: a uniform grid is one stop of Tab, and arrow keys move among its children") {
      let buttons = (1...10).map { Button("\($0)") }
      let grid = UniformGrid(columns: 7, spacing: 2, buttons)
      let after = Button("After")
      let stage = try Stage(Box(.vertical, [grid, after]), width: 400)
      let focused = { buttons.firstIndex(where: \.hasFocus).map { $0 + 1 } }
      if focused() == nil { stage.moveFocus(GTK_DIR_TAB_FORWARD) }
      try expect(focused(), is: 10, "at first")
      let moves: [(GtkDirectionType, Int)] = [
        (GTK_DIR_UP, 3), (GTK_DIR_LEFT, 2), (GTK_DIR_UP, 2), (GTK_DIR_DOWN, 9), (GTK_DIR_DOWN, 9), (GTK_DIR_RIGHT, 10),
        (GTK_DIR_RIGHT, 10), (GTK_DIR_LEFT, 9),
      ]
      for (direction, number) in moves {
        stage.moveFocus(direction)
        try expect(focused(), is: number, "after an arrow")
      }
      stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(after.hasFocus, is: true, "Tab leaves the grid")
      stage.moveFocus(GTK_DIR_TAB_BACKWARD)
      try expect(focused(), is: 9, "it returns to the last focused child")
      let sizes = Set(buttons.map(\.size))
      try expect(sizes.count, is: 1, "sizes of the children")
    },

    Check("Rows: a paragraph wraps, grows with its text, and takes the focus") {
      let paragraph = Paragraph(Array(repeating: "word", count: 100).joined(separator: " "), styles: [])
      let stage = try Stage(Box(.vertical, [paragraph]), width: 300)
      try expect(paragraph.size.height > 60, "it has several lines: \(paragraph.size)")
      try expect(paragraph.grabFocus(), "it takes the focus")
      try expect(paragraph.hasFocus, "it has the focus")
      withExtendedLifetime(stage) {}
    },
  ]
}
