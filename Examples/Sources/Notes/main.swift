import Glibc
import Widgets

// Creates its own window instead of calling `Application.run(id:title:)`, for a header bar button with a shortcut.
let application = Application(id: "org.example.Notes")
let model = NotesModel()
var shown: (window: Window, view: NotesView, token: ObservationToken)?

application.onActivate {
  if let shown { return shown.window.present() }
  let view = NotesView(model)
  let window = Window(application: application, title: "Notes", width: 720, height: 480)
  let undo = window.addAction("undo") { model.undo() }
  application.setKeys(["<Control>z"], for: "win.undo")
  let button = Button(icon: "edit-undo-symbolic", label: "Undo", action: "win.undo")
  view.board.expand()
  window.setContent(Box(.vertical, [HeaderBar(title: WindowTitle("Notes"), start: [button]), view.board]))
  shown = (window, view, observe { undo.isEnabled = model.canUndo })
  window.present()
}
exit(application.run())
