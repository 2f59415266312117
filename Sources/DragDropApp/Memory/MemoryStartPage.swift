import Games
import Widgets

final class MemoryStartPage {
  let widget: Widget
  var onBegin: (() -> Void)?
  private let begin = Button(tr("Begin"), styles: ["pill", "suggested-action", "begin"])

  init(_ game: MemoryGame) {
    let title = Label(game.kind.title, styles: ["title-1"])
    let column = Box(.vertical, spacing: 18, [title, Self.rules])
    column.align(vertically: .center)
    let scroll = ScrollView(column, width: 440, bottom: 6, sides: 12)
    // The button is outside the scroll view, so that it is visible in small windows and with large text.
    begin.align(horizontally: .center)
    begin.request(width: 200, height: 50)
    begin.setMargins(top: 12, bottom: 18, start: 12, end: 12)
    begin.accessibleDescription = MemoryText.rules.joinedSentences()
    widget = Box(.vertical, [scroll, begin])
    begin.onClick { [weak self] in self?.onBegin?() }
  }

  private static var rules: Widget {
    let lines = MemoryText.rules.map { rule in
      let label = Label(rule)
      label.startLines()
      return label
    }
    let card = Box(.vertical, spacing: 8, lines)
    card.addStyle("card", "rules")
    return card
  }

  func focus() {
    begin.settleAccessibleTexts()
    begin.grabFocus()
  }
}
