import Games
import Widgets

/// The page shown until a game's files are read; a home folder on a network may take seconds to answer.
final class WaitingPage {
  let kind: GameKind
  let widget: Widget
  private let cover: CoverPage

  init(_ kind: GameKind, back: @escaping () -> Void) {
    self.kind = kind
    cover = CoverPage(
      icon: "document-open-recent-symbolic", title: tr("Opening the Game…"),
      text: tr("Your home folder takes a while to answer."), button: tr("All Games"), tapped: back)
    cover.say(tr("Your home folder takes a while to answer."))
    widget = ToolbarView(HeaderBar(title: WindowTitle(kind.title)), cover.widget)
  }

  func focus() { cover.focus() }
}
