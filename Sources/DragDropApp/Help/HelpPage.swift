import AppCore
import Games
import Widgets

/// A help topic; a screen reader reads its headings and paragraphs one by one, as the focus visits them.
final class HelpPage {
  let topic: HelpTopic
  let widget: Widget
  private let first: Paragraph?

  init(_ topic: HelpTopic, back: @escaping () -> Void) {
    self.topic = topic
    let goBack = Button(icon: "go-previous-symbolic", label: tr("All Topics"))
    goBack.onClick(back)
    let column = Box(.vertical, spacing: 12)
    let scroll = ScrollView(column, width: 640, bottom: 32)
    widget = ToolbarView(HeaderBar(title: WindowTitle(topic.title), start: [goBack]), scroll)
    first = topic.sections.flatMap { HelpPage.add($0, to: column) }.first
  }

  func focus() { first?.grabFocus() }

  /// Adds a section with its illustrated paragraphs side by side, and returns its texts in reading order.
  private static func add(_ section: HelpSection, to column: Box) -> [Paragraph] {
    var texts: [Paragraph] = []
    if !section.heading.isEmpty {
      let heading = Paragraph(section.heading, styles: ["title-4"], isHeading: true)
      heading.setMargins(top: 12)
      column.append(heading)
      texts.append(heading)
    }
    var cards: [Widget] = []
    func appendCards() {
      if !cards.isEmpty { column.append(ColumnGrid(minimumColumnWidth: 250, spacing: 12, cards)) }
      cards = []
    }
    for paragraph in section.paragraphs {
      let text = Paragraph(paragraph.text, styles: ["body"])
      texts.append(text)
      if let picture = paragraph.picture {
        cards.append(card(picture, text))
      } else {
        appendCards()
        column.append(text)
      }
    }
    appendCards()
    return texts
  }

  private static func card(_ picture: HelpPicture, _ text: Paragraph) -> Widget {
    text.setMargins(top: 6, bottom: 12, start: 12, end: 12)
    let card = Box(.vertical, [HelpPictureView(picture), text])
    card.addStyle("card")
    return card
  }
}
