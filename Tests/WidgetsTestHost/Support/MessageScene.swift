import CGtk
import Geometry
import Widgets

/// A button, which has the focus, under an overlay with messages.
final class MessageScene {
  let button = Button("Board")
  let page: Box
  let messages: MessageOverlay
  let stage: Stage

  init(leastTime: Double = 5, width: Int = 420) throws {
    page = Box(.vertical, [button])
    messages = MessageOverlay(page, closeLabel: "Close", leastTime: leastTime)
    stage = try Stage(messages, width: width)
    button.grabFocus()
  }

  /// The texts of the shown message.
  var shown: [String] { texts(in: messages.pointer).filter { $0 != "Board" } }
  /// The buttons of the message: the last one closes it.
  var buttons: [UnsafeMutablePointer<GtkWidget>] {
    descendants(of: messages.pointer, gtk_button_get_type()).filter { $0 != button.pointer }
  }

  /// Shows a message over the page with obstacles, and returns its frame.
  func place(beside obstacles: @escaping () -> [Rect]) throws -> Rect {
    messages.obstacles = obstacles
    messages.show("Message")
    try stage.frames(20)
    let toasts = descendants(of: messages.pointer, gtk_label_get_type()).compactMap { gtk_widget_get_parent($0) }
    return try Check.bounds(of: toasts[1], in: messages)
  }

  func click(_ button: UnsafeMutablePointer<GtkWidget>) { emit("clicked", on: button) }
}
