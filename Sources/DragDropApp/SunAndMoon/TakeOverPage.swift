import Games
import Widgets

/// The page that covers the table until the next player has taken over the computer.
final class TakeOverPage {
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

  func say(_ sentence: String) {
    cover.say([sentence, content.title.asSentence, content.prompt].joinedSentences())
  }
}
