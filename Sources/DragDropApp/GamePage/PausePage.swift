import Games
import Widgets

/// Covers the board while the game is paused.
final class PausePage {
  let widget: Widget
  private let goOn: Button

  init(resumeTapped: @escaping () -> Void) {
    goOn = Button(tr("Resume"), styles: ["pill", "suggested-action"], resumeTapped)
    goOn.align(horizontally: .center)
    let page = StatusPage(
      icon: "media-playback-pause-symbolic", title: tr("Paused"), text: tr("The clock is stopped."), child: goOn)
    page.expand()
    widget = page
    goOn.accessibleDescription = tr("The game is paused, and the clock is stopped.")
  }

  func focus() {
    goOn.settleAccessibleTexts()
    goOn.grabFocus()
  }
}
