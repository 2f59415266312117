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
    var texts: [Paragraph] = []
    for section in topic.sections {
      if !section.heading.isEmpty {
        let heading = Paragraph(section.heading, styles: ["title-4"])
        heading.setMargins(top: 12)
        texts.append(heading)
      }
      texts += section.paragraphs.map { Paragraph($0, styles: ["body"]) }
    }
    first = texts.first
    let scroll = ScrollView(Box(.vertical, spacing: 12, texts), width: 560, bottom: 32)
    widget = Box(.vertical, [HeaderBar(title: WindowTitle(topic.title), start: [goBack]), scroll])
  }

  func focus() { first?.grabFocus() }
}
