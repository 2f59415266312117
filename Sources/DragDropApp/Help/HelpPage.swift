import Games
import Widgets

/// A page of help: headings and paragraphs, which the focus visits one by one for a screen reader to read.
final class HelpPage {
  let topic: HelpTopic
  let widget: Widget
  /// Kept because a custom widget itself knows what stands behind it only weakly.
  private let texts: [Paragraph]

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
    self.texts = texts
    let column = Box(.vertical, spacing: 12, texts)
    let scroll = ScrollView(column, width: 560, bottom: 32)
    widget = Box(.vertical, [HeaderBar(title: WindowTitle(topic.title), start: [goBack]), scroll])
  }

  func focus() {
    texts.first?.grabFocus()
  }
}
