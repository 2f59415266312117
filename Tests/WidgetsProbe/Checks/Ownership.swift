import CGtk
import Widgets

extension Check {
  /// Who owns an object, and when it goes.
  static let ownership: [Check] = [
    Check("Ownership: adopting takes over the reference of a constructor") {
      let menu = UnsafeMutableRawPointer(g_menu_new()!)
      let watch = Watch(menu)
      let baseline = LiveCount.references
      var owner: GObjectRef? = GObjectRef(adopting: menu)
      try expect(references(to: menu), is: 1, "references")
      try expect(LiveCount.references, is: baseline + 1, "living references")
      owner = nil
      try expect(owner == nil && watch.isGone, "the object went with its owner")
      try expect(LiveCount.references, is: baseline, "living references")
    },

    Check("Ownership: retaining adds a reference and gives it back") {
      let menu = UnsafeMutableRawPointer(g_menu_new()!)
      let watch = Watch(menu)
      var owner: GObjectRef? = GObjectRef(retaining: menu)
      try expect(references(to: menu), is: 2, "references")
      owner = nil
      try expect(owner == nil && references(to: menu) == 1, "the reference was given back")
      g_object_unref(menu)
      try expect(watch.isGone, "nothing else held the object")
    },

    Check("Ownership: retaining sinks a floating reference") {
      let label = UnsafeMutableRawPointer(gtk_label_new("floating")!)
      let watch = Watch(label)
      try expect(g_object_is_floating(label) != 0, "a new widget is floating")
      var owner: GObjectRef? = GObjectRef(retaining: label)
      try expect(g_object_is_floating(label) == 0, "it is no longer")
      try expect(references(to: label), is: 1, "references")
      owner = nil
      try expect(owner == nil && watch.isGone, "the widget went with its owner")
    },

    Check("Ownership: a widget in a box outlives its wrapper, and goes with the box") {
      var box: Box? = Box(.vertical)
      var label: Label? = Label("kept")
      guard let pointer = label?.pointer else { return }
      let watch = Watch(pointer)
      if let label { box?.append(label) }
      label = nil
      try expect(label == nil && !watch.isGone, "the box keeps the label")
      try expect(references(to: pointer), is: 1, "references")
      box = nil
      try expect(box == nil && watch.isGone, "the label went with the box")
    },

    Check("Ownership: an event controller goes with its wrapper, and its widget is free") {
      let box = Box(.vertical)
      let (count, closures) = (references(to: box.pointer), LiveCount.closures)
      var gestures: [EventController] = [
        ClickGesture(on: box) { _ in }, DragGesture(on: box) { _ in }, KeyController(on: box) { _ in false },
        DropTarget(on: box, kinds: [.text]) { _ in true },
      ]
      try expect(box.controllers.count, is: 4, "controllers")
      try expect(LiveCount.closures > closures, "their closures are counted")
      gestures = []
      try expect(gestures.isEmpty && box.controllers.isEmpty, "no controller is left")
      try expect(references(to: box.pointer), is: count, "references to the widget")
      try expect(LiveCount.closures, is: closures, "living closures")
    },

    Check("Ownership: an event controller may outlive its widget's wrapper") {
      var box: Box? = Box(.vertical)
      guard let pointer = box?.pointer else { return }
      let watch = Watch(pointer)
      var click = box.map { ClickGesture(on: $0) { _ in } }
      box = nil
      try expect(click != nil && !watch.isGone, "the controller keeps its widget")
      click = nil
      try expect(click == nil && watch.isGone, "and then lets it go")
    },

    Check("Ownership: a window goes when it is closed and nobody wants it") {
      var window: Window? = Window(application: Stage.application, title: "Short", width: 100, height: 100)
      guard let pointer = window?.pointer else { return }
      let watch = Watch(pointer)
      window?.present()
      try Loop.run(until: "the window is shown") { gtk_widget_get_mapped(pointer) != 0 }
      window?.close()
      try expect(!watch.isGone, "the wrapper keeps a closed window")
      window = nil
      try Loop.run(until: "the window has gone") { window == nil && watch.isGone }
    },

    Check("Ownership: fifty boards in use leave nothing behind") {
      let root = Box(.vertical)
      let stage = try Stage(root)
      // The first one makes what is made once for all: types, cursors, the style manager.
      let first = try BoardLife.pass(in: root, of: stage)
      try Loop.run(until: "the first one has gone") { first.allSatisfy(\.isGone) }
      Loop.runWhatIsDue()
      let baseline = Living()
      var watches: [Watch] = []
      for _ in 0..<50 { watches += try BoardLife.pass(in: root, of: stage) }
      try Loop.run(until: "all widgets have gone") { watches.allSatisfy(\.isGone) }
      Loop.runWhatIsDue()
      try baseline.isBack()
    },
  ]
}
