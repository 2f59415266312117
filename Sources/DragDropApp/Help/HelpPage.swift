import AppCore
import Games
import Widgets

/// A help topic; a screen reader reads its headings and paragraphs one by one, as the focus visits them.
final class HelpPage {
  let topic: HelpTopic
  let widget: Widget
  private var first: Paragraph?

  init(_ topic: HelpTopic, back: @escaping () -> Void) {
    self.topic = topic
    let goBack = Button(icon: "go-previous-symbolic", label: tr("All Topics"))
    goBack.onClick(back)
    let column = Box(.vertical, spacing: 12)
    let scroll = ScrollView(column, width: 640, bottom: 32)
    widget = ToolbarView(HeaderBar(title: WindowTitle(topic.title), start: [goBack]), scroll)
    for section in topic.sections { add(section, to: column) }
  }

  func focus() { first?.grabFocus() }

  private func add(_ section: HelpSection, to column: Box) {
    if !section.heading.isEmpty {
      let heading = paragraph(section.heading, style: "title-4")
      heading.setMargins(top: 12)
      column.append(heading)
    }
    var rest = section.paragraphs[...]
    while let next = rest.first {
      let cards = rest.prefix { $0.picture != nil }.map(card)
      if cards.isEmpty {
        column.append(paragraph(next.text, style: "body"))
      } else {
        column.append(ColumnGrid(minimumColumnWidth: 250, spacing: 12, cards))
      }
      rest = rest.dropFirst(max(1, cards.count))
    }
  }

  private func card(_ rule: HelpParagraph) -> Widget {
    let text = paragraph(rule.text, style: "body")
    text.setMargins(top: 6, bottom: 12, start: 12, end: 12)
    let card = Box(.vertical, rule.picture.map { [HelpPictureView($0), text] } ?? [text])
    card.addStyle("card")
    return card
  }

  private func paragraph(_ text: String, style: String) -> Paragraph {
    let paragraph = Paragraph(text, styles: [style])
    first = first ?? paragraph
    return paragraph
  }
}
