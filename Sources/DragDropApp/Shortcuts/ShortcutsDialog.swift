import Games
import Widgets

/// The dialog with the keyboard shortcuts, which the focus visits line by line.
final class ShortcutsDialog {
  private let dialog: Dialog
  private let content: Widget
  private let first: Widget?

  init(over window: Window) {
    dialog = Dialog(title: tr("Keyboard Shortcuts"), over: window, width: 560, height: 640)
    var rows: [ShortcutRow] = []
    let groups = Shortcuts.sections.map { section in
      let lines = section.lines.map { ShortcutRow(title: $0.text, keys: $0.keys) }
      rows += lines
      return PreferencesGroup(title: section.title, lines)
    }
    first = rows.first
    content = Box(
      .vertical,
      [
        HeaderBar(title: WindowTitle(tr("Keyboard Shortcuts"))),
        ScrollView(Box(.vertical, spacing: 24, groups), width: 560, bottom: 32),
      ])
  }

  func present() {
    dialog.present(keeping: self, filledWith: content) { [weak first] in first?.grabFocus() }
  }
}
