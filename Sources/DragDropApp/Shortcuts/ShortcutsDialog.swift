import Games
import Widgets

enum ShortcutsDialog {
  static func present(over window: Window) {
    let dialog = Dialog(title: tr("Keyboard Shortcuts"), over: window, width: 560, height: 640)
    let groups = Shortcuts.sections.map { section in
      (title: section.title, rows: section.lines.map { ShortcutRow(title: $0.text, keys: $0.keys) })
    }
    let column = Box(.vertical, spacing: 24, groups.map { PreferencesGroup(title: $0.title, $0.rows) })
    dialog.present(keeping: dialog, column: column, width: 560, bottom: 32) { [first = groups.first?.rows.first] in
      first?.grabFocus()
    }
  }
}
