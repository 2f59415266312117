import Games
import Widgets

// Between the turns of two players with hidden hands the table is covered until the next one is there.

extension SunAndMoonView {
  /// Covers and uncovers the table; true if another page came, which has the focus once all is told that it says.
  func showHandOver() -> Bool {
    let content = game.nextHolder.map { HandOverPage.Content($0, game.text) }
    guard handOverPage?.content != content else { return false }
    let left = handOverPage
    handOverPage = nil
    if let content {
      let page = HandOverPage(content) { [weak game] in game?.takeOver() }
      handOverPage = page
      pages.add(page.widget)
      pages.show(page.widget)
      // The focus goes to the page, and not to the card that a move would send it to.
      coordinator.focusNext { nil }
    } else {
      pages.show(board)
    }
    if let left { pages.remove(left.widget) }
    if content == nil { focusUnlessPaused() }
    return content != nil
  }

  /// A pause covers all of it, and the focus belongs there.
  func focusUnlessPaused() {
    if !game.isPaused { focus() }
  }
}

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
