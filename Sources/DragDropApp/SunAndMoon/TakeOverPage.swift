import Games
import Widgets

/// Covers the table until the player on turn has the computer.
final class TakeOverPage {
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
  let cover: CoverPage

  init(_ content: Content, readyTapped: @escaping () -> Void) {
    self.content = content
    cover = CoverPage(
      icon: "system-users-symbolic", title: content.title, text: content.text, button: tr("Ready"), tapped: readyTapped)
    cover.say([content.title.asSentence, content.text].joinedSentences())
  }

  /// Has a sentence read with the button.
  func say(_ sentence: String) {
    cover.say([sentence, content.title.asSentence, content.prompt].joinedSentences())
  }
}
