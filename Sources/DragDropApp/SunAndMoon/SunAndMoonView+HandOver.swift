import Games
import Widgets

// Between the turns of two players with hidden hands the table is covered until the next one is there.

extension SunAndMoonView {
  func showHandOver() {
    guard handOverPage?.player != game.handOver else { return }
    let left = handOverPage
    handOverPage = nil
    if let player = game.handOver {
      let page = HandOverPage(player: player, text: game.text) { [weak game] in game?.takeOver() }
      handOverPage = page
      pages.add(page.widget)
      pages.show(page.widget)
      // The focus goes to the page, and not to the card that a move would send it to.
      coordinator.focusNext { nil }
    } else {
      pages.show(board)
    }
    if let left { pages.remove(left.widget) }
    // A pause covers all of it, and the focus belongs there.
    if !game.isPaused { focus() }
  }
}

/// Covers the table until the player on turn has the computer.
final class HandOverPage {
  let player: TablePlayer
  let widget: Widget
  private let ready: Button
  private let prompt: String

  init(player: TablePlayer, text: SunAndMoonText, readyTapped: @escaping () -> Void) {
    self.player = player
    let title = text.handOverTitle(player)
    prompt = "\(title). \(text.handOverPrompt)"
    ready = Button(tr("Ready"), styles: ["pill", "suggested-action"], readyTapped)
    ready.align(horizontally: .center)
    let page = StatusPage(
      icon: "system-users-symbolic", title: title, text: text.handOverText, child: ready)
    page.expand()
    widget = page
    ready.accessibleDescription = "\(title). \(text.handOverText)"
  }

  func focus() {
    ready.settleAccessibleTexts()
    ready.grabFocus()
  }

  /// Has a sentence read with the button.
  func say(_ message: String) { ready.accessibleDescription = "\(message) \(prompt)" }
}
