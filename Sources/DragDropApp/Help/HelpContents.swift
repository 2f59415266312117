import AppCore
import Games
import Widgets

final class HelpContents {
  let widget: Widget
  var onOpen: ((HelpTopic) -> Void)?
  private var rows: [HelpTopic: LinkRow] = [:]

  init() {
    let column = Box(.vertical, spacing: 24)
    widget = Box(.vertical, [HeaderBar(title: WindowTitle(tr("Help"))), ScrollView(column, width: 480)])
    for topic in HelpTopic.allCases {
      rows[topic] = LinkRow(title: topic.title) { [weak self] in self?.onOpen?(topic) }
    }
    for group in HelpGroup.all {
      column.append(PreferencesGroup(title: group.title, group.topics.compactMap { rows[$0] }))
    }
  }

  func focus(_ topic: HelpTopic? = nil) { (topic ?? HelpTopic.allCases.first).flatMap { rows[$0] }?.grabFocus() }
}
