import Games
import Widgets

/// Covers the table until the player on turn has the computer.
final class HandOverPage {
  /// What the page says: of another game, or after a move was taken back, it is something else.
  struct Content: Equatable {
    let title: String
    let text: String
    let prompt: String

    init(_ player: TablePlayer, _ text: SunAndMoonText) {
      (title, self.text, prompt) = (text.takeOverTitle(player), text.takeOverText, text.takeOverPrompt)
    }
  }

  let content: Content
  let widget: Widget
  private let ready: Button

  init(_ content: Content, readyTapped: @escaping () -> Void) {
    self.content = content
    ready = Button(tr("Ready"), styles: ["pill", "suggested-action"], readyTapped)
    ready.align(horizontally: .center)
    let page = StatusPage(
      icon: "system-users-symbolic", title: content.title, text: content.text, child: ready)
    page.expand()
    widget = page
    ready.accessibleDescription = [content.title.asSentence, content.text].joinedSentences()
  }

  func focus() {
    ready.settleAccessibleTexts()
    ready.grabFocus()
  }

  /// Has a sentence read with the button.
  func say(_ message: String) {
    ready.accessibleDescription = [message, content.title.asSentence, content.prompt].joinedSentences()
  }
}
