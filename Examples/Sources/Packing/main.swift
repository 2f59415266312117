import Glibc
import Widgets

// Bags beside one another and in windows of their own; a thing goes from each to each, and to other programs.
let application = Application(id: "org.example.Packing")
var views: [BagView] = []

@MainActor func open(_ title: String, _ bags: [Bag]) {
  let own = bags.map(BagView.init)
  views += own
  let window = Window(application: application, title: title, width: 560, height: 400)
  window.addAction("undo") { for bag in bags where bag.canUndo { bag.undo() } }
  let header = HeaderBar(
    title: WindowTitle(title), start: [Button(icon: "edit-undo-symbolic", label: "Undo", action: "win.undo")])
  window.setContent(Box(.vertical, [header, Box(.horizontal, spacing: 12, own.map(\.board))]))
  window.present()
}

application.onActivate {
  guard views.isEmpty else { return }
  open("Car", [Bag("Boot", ["Tent"])])
  open("Packing", [Bag("Wardrobe", ["Socks", "Shirt", "Coat"]), Bag("Suitcase", ["Book"])])
}
exit(application.run())
