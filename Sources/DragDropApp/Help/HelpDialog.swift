import AppCore
import Games
import Widgets

final class HelpDialog {
  private let dialog: Dialog
  private let pages = PageStack(.slide)
  private let contents: HelpContents
  private var page: HelpPage?

  init(topic: HelpTopic?, over window: Window) {
    dialog = Dialog(title: tr("Help"), over: window, width: 520, height: 640)
    contents = HelpContents()
    pages.add(contents.widget)
    contents.onOpen = { [weak self] topic in self?.open(topic) }
    dialog.onBack = { [weak self] in self?.goBack() ?? false }
    if let topic { show(topic) }
  }

  func present() {
    dialog.present(keeping: self, filledWith: pages) { [weak self] in
      guard let self else { return }
      if let page { page.focus() } else { contents.focus() }
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

  /// Returns to the contents; returns false if they are shown already.
  private func goBack() -> Bool {
    guard let page else { return false }
    self.page = nil
    pages.show(contents.widget)
    dialog.title = tr("Help")
    contents.focus(page.topic)
    pages.removeOnceLeft(page.widget)
    return true
  }
}
