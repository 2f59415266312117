import CGtk
import Widgets

extension Check {
  /// Who owns an object, and when it is freed.
  static let ownership: [Check] = [
    Check("Ownership: adopting takes over the reference of a constructor") {
      let menu = UnsafeMutableRawPointer(g_menu_new()!)
      let watch = Watch(menu)
      let baseline = LiveCount.references
      var owner: GObjectRef? = GObjectRef(adopting: menu)
      try expect(references(to: menu), is: 1, "references")
      try expect(LiveCount.references, is: baseline + 1, "living references")
      owner = nil
      try expect(owner == nil && watch.isGone, "the object is freed with its owner")
      try expect(LiveCount.references, is: baseline, "living references")
    },

    Check("Ownership: retaining adds a reference and releases it") {
      let menu = UnsafeMutableRawPointer(g_menu_new()!)
      let watch = Watch(menu)
      var owner: GObjectRef? = GObjectRef(retaining: menu)
      try expect(references(to: menu), is: 2, "references")
      owner = nil
      try expect(owner == nil && references(to: menu) == 1, "the reference was released")
      g_object_unref(menu)
      try expect(watch.isGone, "nothing else held the object")
    },

    Check("Ownership: a widget with two wrappers is counted once") {
      let baseline = LiveCount.widgets
      let label = Label("one")
      try expect(LiveCount.widgets, is: baseline + 1, "widgets")
      try expect(Widget(label.pointer).pointer == label.pointer, is: true, "another wrapper is of the same widget")
      try expect(LiveCount.widgets, is: baseline + 1, "widgets")
    },

    Check("Ownership: retaining sinks a floating reference") {
      let label = UnsafeMutableRawPointer(gtk_label_new("floating")!)
      let watch = Watch(label)
      try expect(g_object_is_floating(label) != 0, "a new widget is floating")
      var owner: GObjectRef? = GObjectRef(retaining: label)
      try expect(g_object_is_floating(label) == 0, "it is no longer")
      try expect(references(to: label), is: 1, "references")
      owner = nil
      try expect(owner == nil && watch.isGone, "the widget is freed with its owner")
    },

    Check("Ownership: a menu is created when it opens, and its items are released with its button") {
      let box = Box(.horizontal)
      let stage = try Stage(box)
      let sections = [[Menu.Item("One", "win.one"), Menu.Item("Two", "win.two")]]
      var button: MenuButton? = MenuButton(icon: "open-menu-symbolic", label: "Menu", menu: Menu(sections))
      if let button { box.append(button) }
      try stage.frames()
      try expect(gtk_menu_button_get_popover(button?.ref.opaque) == nil, "there is none before")
      gtk_menu_button_popup(button?.ref.opaque)
      let model = gtk_menu_button_get_menu_model(button?.ref.opaque)
      let section = try required(g_menu_model_get_item_link(model, 0, "section"), "a section")
      defer { g_object_unref(section) }
      try expect(g_menu_model_get_n_items(section), is: 2, "lines")
      gtk_menu_button_popdown(button?.ref.opaque)
      if let button { box.remove(button) }
      button = nil
      try Loop.run(until: "no item is left") { g_menu_model_get_n_items(section) == 0 }
    },

    Check("Ownership: buttons with equal items share a menu, which stays when one of them is removed") {
      let box = Box(.horizontal)
      let stage = try Stage(box)
      let menus = Menus()
      var buttons = ["One", "One", "Two"].map { line in
        MenuButton(icon: "open-menu-symbolic", label: "Menu", menu: menus.menu([[Menu.Item(line, "win.act")]]))
      }
      for button in buttons { box.append(button) }
      try stage.frames()
      for button in buttons {
        gtk_menu_button_popup(button.ref.opaque)
        gtk_menu_button_popdown(button.ref.opaque)
      }
      let models = buttons.map { gtk_menu_button_get_menu_model($0.ref.opaque) }
      try expect(models[0] == models[1] && models[1] != models[2], "one for equal items, and another for others")
      let section = try required(g_menu_model_get_item_link(models[0], 0, "section"), "a section")
      defer { g_object_unref(section) }
      box.remove(buttons.removeFirst())
      try stage.frames()
      try expect(g_menu_model_get_n_items(section), is: 1, "lines")
    },

    Check("Ownership: a widget in a box keeps its wrapper, and both are freed with the box") {
      let baseline = Living()
      var box: Box? = Box(.vertical)
      var label: Label? = Label("kept")
      weak let wrapper = label
      let pointer = try required(label?.pointer, "a label")
      let watch = Watch(pointer)
      if let label { box?.append(label) }
      label = nil
      try expect(label == nil && wrapper != nil && !watch.isGone, "the box keeps the label")
      try expect(references(to: pointer), is: 2, "references: the box's and the wrapper's")
      box = nil
      try expect(box == nil && wrapper == nil && watch.isGone, "the label is freed with the box")
      try baseline.isBack()
    },

    Check("Ownership: a widget that is removed and added again keeps its wrapper in the box") {
      let (box, baseline) = (Box(.vertical), Living())
      var label: Label? = Label("moved")
      weak let wrapper = label
      for _ in 0..<3 {
        if let label { box.append(label) }
        if let label { box.remove(label) }
      }
      if let label { box.append(label) }
      label = nil
      try expect(label == nil && wrapper != nil, "the box keeps it")
      if let wrapper { box.remove(wrapper) }
      try Loop.run(until: "it is freed") { wrapper == nil }
      try baseline.isBack()
    },

    Check("Ownership: a second wrapper of a widget does not replace the first one") {
      let box = Box(.vertical)
      var row: ChoiceRow? = ChoiceRow(title: "Language", ["English", "Русский"])
      weak let wrapper = row
      let pointer = try required(row?.pointer, "a row")
      if let row { box.append(row) }
      row = nil
      var second: Widget? = Widget(pointer)
      try expect(row == nil && second != nil && wrapper != nil, "the first one is there")
      second = nil
      adw_combo_row_set_selected(UnsafeMutablePointer(OpaquePointer(pointer)), 1)
      try expect(second == nil && wrapper?.accessibleDescription == "Русский", "it still works")
      if let wrapper { box.remove(wrapper) }
      try Loop.run(until: "it is freed") { wrapper == nil }
    },

    Check("Ownership: event controllers stay on their widget until they are removed") {
      let box = Box(.vertical)
      let (count, closures) = (references(to: box.pointer), LiveCount.closures)
      var gestures: [EventController] = [
        ClickGesture(on: box) { _ in }, DragGesture(on: box) { _ in }, KeyController(on: box) { _ in false },
        ExternalDropTarget(on: box, kinds: [.text]) { _ in true },
      ]
      try expect(box.controllers.count, is: 4, "controllers")
      try expect(LiveCount.closures > closures, "their closures are counted")
      weak let first = gestures.first
      gestures.removeFirst()
      try expect(first != nil && box.controllers.count == 4, "an unreferenced one stays")
      first?.remove()
      try expect(first == nil && box.controllers.count == 3, "until it is removed")
      for gesture in gestures { gesture.remove() }
      gestures = []
      try expect(gestures.isEmpty && box.controllers.isEmpty, "no controller is left")
      try expect(references(to: box.pointer), is: count, "references to the widget")
      try expect(LiveCount.closures, is: closures, "living closures")
    },

    Check("Ownership: an event controller may outlive its widget") {
      var box: Box? = Box(.vertical)
      let pointer = try required(box?.pointer, "a box")
      let watch = Watch(pointer)
      var click = box.map { ClickGesture(on: $0) { _ in } }
      box = nil
      try expect(click != nil && watch.isGone, "it does not keep its widget")
      click?.remove()
      click = nil
      try expect(click == nil, "and it can be removed")
    },

    Check("Ownership: a closed window is freed with its last reference") {
      var window: Window? = Window(application: Stage.application, title: "Short", width: 100, height: 100)
      let pointer = try required(window?.pointer, "a window")
      let watch = Watch(pointer)
      window?.present()
      try Loop.run(until: "the window is shown") { gtk_widget_get_mapped(pointer) != 0 }
      window?.close()
      try expect(!watch.isGone, "the wrapper keeps a closed window")
      window = nil
      try Loop.run(until: "the window is freed") { window == nil && watch.isGone }
    },

    Check("Ownership: fifty boards in use leak nothing") {
      let root = Box(.vertical)
      let stage = try Stage(root)
      // The first one creates shared objects: types, cursors, the style manager.
      let first = try BoardLife.pass(in: root, of: stage)
      try Loop.run(until: "the first one is freed") { first.allSatisfy(\.isGone) }
      Loop.runWhatIsDue()
      let baseline = Living()
      var watches: [Watch] = []
      for _ in 0..<50 { watches += try BoardLife.pass(in: root, of: stage) }
      try Loop.run(until: "all widgets are freed") { watches.allSatisfy(\.isGone) }
      Loop.runWhatIsDue()
      try baseline.isBack()
    },
  ]
}
