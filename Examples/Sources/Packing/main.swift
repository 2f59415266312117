import Glibc
import Widgets

// Bags beside one another, in windows of their own, and a box in one of them. A thing goes from each to each, and to other
// programs.
let application = Application(id: "org.example.Packing")
var views: [BagView] = []

@MainActor func open(_ title: String, _ bags: [Bag], boxes: [Bag] = []) {
  let boxViews = boxes.map { BagView($0) }
  let own = bags.map { BagView($0, boxes: boxViews) }
  views += own + boxViews
  let window = Window(application: application, title: title, width: 560, height: 400)
  window.addAction("undo") { for bag in bags + boxes where bag.canUndo { bag.undo() } }
  let header = HeaderBar(
    title: WindowTitle(title), start: [Button(icon: "edit-undo-symbolic", label: "Undo", action: "win.undo")])
  window.setContent(Box(.vertical, [header, Box(.horizontal, spacing: 12, own.map(\.widget))]))
  window.present()
}

application.onActivate {
  guard views.isEmpty else { return }
  open("Car", [Bag("Boot", ["Tent", "Box"])], boxes: [Bag("Box", ["Rope"])])
  open("Packing", [Bag("Wardrobe", ["Socks", "Shirt", "Coat"]), Bag("Suitcase", ["Book"])])
}
exit(application.run())
