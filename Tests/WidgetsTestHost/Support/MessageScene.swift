import CGtk
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
    messages.onFocusLost = { [unowned self] in button.grabFocus() }
  }

  /// What is said now.
  var shown: [String] { texts(in: messages.pointer).filter { $0 != "Board" } }
  /// The buttons of the message: the last one closes it.
  var buttons: [UnsafeMutablePointer<GtkWidget>] {
    descendants(of: messages.pointer, gtk_button_get_type()).filter { $0 != button.pointer }
  }

  func click(_ button: UnsafeMutablePointer<GtkWidget>) { emit("clicked", on: button) }
}
