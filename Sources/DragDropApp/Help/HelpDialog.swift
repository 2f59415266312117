import AppCore
import Games
import Widgets

final class HelpDialog {
  private let dialog: Dialog
  private let pages = PageStack(.slide)
  private let contents: Widget
  private var rows: [HelpTopic: LinkRow] = [:]
  private var page: HelpPage?

  init(topic: HelpTopic?, over window: Window) {
    dialog = Dialog(title: tr("Help"), over: window, width: 600, height: 660)
    let column = Box(.vertical, spacing: 24)
    contents = ToolbarView(HeaderBar(title: WindowTitle(tr("Help"))), ScrollView(column, width: 480))
    for topic in HelpTopic.allCases { rows[topic] = LinkRow(title: topic.title) { [weak self] in self?.open(topic) } }
    for group in HelpGroup.all {
      column.append(PreferencesGroup(title: group.title, group.topics.compactMap { rows[$0] }))
    }
    pages.add(contents)
    dialog.onBack = { [weak self] in self?.goBack() ?? false }
    if let topic { show(topic) }
  }

  func present() {
    dialog.present(keeping: self, filledWith: pages) { [weak self] in
      guard let self else { return }
      if let page { page.focus() } else { HelpTopic.allCases.first.flatMap { rows[$0] }?.grabFocus() }
    }
  }

  private func open(_ topic: HelpTopic) {
    show(topic)
    page?.focus()
  }

  private func show(_ topic: HelpTopic) {
    let page = HelpPage(topic) { [weak self] in _ = self?.goBack() }
    self.page = page
    pages.add(page.widget)
    pages.show(page.widget)
    dialog.title = tr("Help: {topic}").formatted(["topic": topic.title])
  }

  /// Returns to the contents; returns `false` if they are shown already.
  private func goBack() -> Bool {
    guard let page else { return false }
    self.page = nil
    pages.show(contents)
    dialog.title = tr("Help")
    rows[page.topic]?.grabFocus()
    pages.removeOnceLeft(page.widget)
    return true
  }
}
