import CGtk
import Geometry
import Widgets

extension Check {
  /// What a resting pointer clicks.
  static let dwellClick: [Check] = [
    Check("Dwell click: beside the control of a row, it toggles the switch, focuses the entry or opens the page") {
      var isOpen = false
      let (row, entry) = (SwitchRow(title: "Sounds"), EntryRow(title: "Name", text: ""))
      let link = LinkRow(title: "More") { isOpen = true }
      let stage = try Stage(PreferencesGroup(title: "Group", [row, entry, link]))
      try target(on: row, in: stage).click()
      try Loop.run(until: "the switch is on") { row.isOn }
      try target(on: entry, in: stage).click()
      try Loop.run(until: "the entry has the focus") { entry.containsFocus }
      try target(on: link, in: stage).click()
      try Loop.run(until: "the page is open") { isOpen }
    },

    Check("Dwell click: what has covered a target takes its place, and below a dialog there is none") {
      let (button, above) = (Button("Below"), Button("Above"))
      let overlay = Overlay(button)
      let stage = try Stage(overlay)
      let below = try target(on: button, in: stage)
      try expect(below.current?.isSame(as: below), is: true, "it is the same while nothing changes")
      overlay.add(above)
      try stage.frames(2)
      try expect(below.current?.isSame(as: below), is: false, "it is the same when it is covered")
      overlay.remove(above)
      try stage.frames(2)
      try expect(below.current?.isSame(as: below), is: true, "it is the same when nothing covers it any more")
      let dialog = Dialog(title: "Dialog", over: stage.window, width: 200, height: 100)
      dialog.present(filledWith: Box(.vertical))
      try Loop.run(until: "the dialog is shown") { gtk_widget_get_mapped(dialog.pointer) != 0 }
      // A sheet of libadwaita 1.5 and newer covers the window once it is laid out.
      try stage.frames(2)
      try expect(below.current == nil, "there is none below a dialog")
      dialog.close()
    },
  ]

  /// Returns the target at the start of a widget.
  private static func target(on widget: Widget, in stage: Stage) throws -> DwellTarget {
    let start = Point(x: 16, y: widget.size.height / 2)
    let point = try required(widget.convert(start, to: stage.window), "a point")
    return try required(DwellTarget(at: point, in: stage.window.pointer), "a target")
  }
}
