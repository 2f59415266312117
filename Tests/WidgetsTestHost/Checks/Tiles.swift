import CGtk
import Geometry
import Widgets

extension Check {
  /// The widgets of pages with tiles.
  static let tiles: [Check] = [
    Check("Tiles: one toggle button of a group is on, or none, and all are freed when removed") {
      let box = Box(.horizontal)
      let stage = try Stage(box)
      let before = Living()
      var clicks = 0
      var buttons: [ToggleButton] = []
      for text in ["One", "Two", "Three"] {
        buttons.append(ToggleButton(around: Label(text), groupOf: buttons.first) { clicks += 1 })
      }
      for button in buttons { box.append(button) }
      buttons[0].isOn = true
      gtk_widget_activate(buttons[2].pointer)
      try Loop.run(until: "the click") { clicks > 0 }
      try expect(buttons.map(\.isOn), is: [false, false, true], "after a click")
      gtk_widget_activate(buttons[2].pointer)
      try Loop.run(until: "the second click") { clicks > 1 }
      try expect(buttons.map(\.isOn), is: [false, false, true], "after a click on the pressed one")
      buttons[2].isOn = false
      try expect(buttons.map(\.isOn), is: [false, false, false], "after the program turned it off")
      try expect(clicks, is: 2, "clicks")
      for button in buttons { box.remove(button) }
      buttons = []
      try before.isBack()
      withExtendedLifetime(stage) {}
    },

    Check("Tiles: a uniform flow box has two columns of equal tiles in a narrow window, and more in a wide one") {
      let tiles = ["One", "A tile with a longer text", "Three", "Four"].map { text in
        let label = Label(text)
        label.naturalWidth(characters: 10)
        let button = Button(around: label)
        button.request(width: 100)
        return button
      }
      let box = FlowBox(least: 2, columns: 4, spacing: 6, isUniform: true, tiles)
      let stage = try Stage(box, width: 230)
      let columns = { Set(tiles.compactMap { $0.convert(.zero, to: box)?.x }).count }
      try expect(columns(), is: 2, "columns")
      try expect(Set(tiles.map(\.size)).count, is: 1, "sizes")
      try stage.resize(to: Size(width: 800, height: 300), box)
      try expect(columns(), is: 4, "columns of a wide window")
    },

    Check("Tiles: a squeezer shows its child only if there is room") {
      let child = Button("Seldom needed")
      child.request(width: 200)
      let row = Box(.horizontal, [Squeezer(child)])
      let stage = try Stage(row, width: 500)
      try expect(gtk_widget_get_child_visible(child.pointer) != 0, "it is shown in a wide window")
      try stage.resize(to: Size(width: 120, height: 300), row)
      try expect(gtk_widget_get_child_visible(child.pointer) != 0, is: false, "it is shown in a narrow window")
    },

    Check("Tiles: a box replaces a child by another widget") {
      let (first, second, last) = (Label("First"), Label("Second"), Label("Last"))
      let box = Box(.vertical, [first, last])
      let stage = try Stage(box)
      box.replace(first, by: second)
      try expect(gtk_widget_get_first_child(box.pointer) == second.pointer, "it is the first child")
      try expect(gtk_widget_get_parent(first.pointer) == nil, "the replaced one has no parent")
      withExtendedLifetime(stage) {}
    },
  ]
}
