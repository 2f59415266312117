import Widgets

/// A page that covers the board until the player activates its button.
final class CoverPage: Page {
  let widget: Widget
  private let goOn: Button

  init(icon: String, title: String, text: String, button: String, tapped: @escaping () -> Void) {
    goOn = Button(button, styles: ["pill", "suggested-action"], tapped)
    goOn.align(horizontally: .center)
    widget = StatusPage(icon: icon, title: title, text: text, child: goOn)
    // The button's description contains the text.
    widget.accessibleDescription = ""
    widget.expand()
  }

  func say(_ text: String) { goOn.accessibleDescription = text }

  func focus() {
    goOn.settleAccessibleTexts()
    goOn.grabFocus()
  }
}
