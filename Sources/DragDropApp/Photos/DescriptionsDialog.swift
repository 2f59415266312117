import Games
import Pictures
import Widgets

/// Asks for a description of each of the player's photos, for those who do not see them.
final class DescriptionsDialog {
  /// A photo, and what it is described by now.
  struct Line {
    let id: String
    /// What the row is called in which the description is written; empty where the heading says enough.
    let title: String
    let text: String
    /// Its picture, if there is one to show.
    let bitmap: Bitmap?
  }

  private let dialog: Dialog
  private let content: Widget
  /// A row for each photo, which the player's photos may no longer be when the dialog is closed.
  private let rows: [(id: String, entry: EntryRow)]

  /// A dialog `title` with a row for each of the lines, under a `heading`.
  ///
  /// - Parameter done: Called with the descriptions, by the photos' ids, when the dialog is closed.
  init(
    _ title: String, heading: String, _ lines: [Line], over window: Window,
    done: @escaping ([String: String]) -> Void
  ) {
    dialog = Dialog(title: title, over: window, width: 460, height: lines.count > 1 ? 560 : 240)
    rows = lines.map { line in
      let image = Picture(fit: .cover)
      image.texture = line.bitmap?.texture
      image.request(width: 48, height: 48)
      return (line.id, EntryRow(title: line.title, label: heading, text: line.text, picture: image))
    }
    let group = PreferencesGroup(title: heading, rows.map(\.entry))
    let scroll = ScrollView(group, width: 480, sides: 12)
    content = Box(.vertical, [HeaderBar(title: WindowTitle(title)), scroll])
    dialog.onClose = { [rows] in done(Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.entry.text) })) }
  }

  func present() {
    dialog.present(keeping: self, filledWith: content) { [weak self] in self?.rows.first?.entry.focusEntry() }
  }
}
