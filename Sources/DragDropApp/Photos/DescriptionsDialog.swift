import Games
import Pictures
import Widgets

/// The dialog that asks for descriptions of the player's photos, for players who do not see them.
final class DescriptionsDialog {
  struct Line {
    let id: String
    /// The title of the photo's row; empty if the heading is enough.
    let title: String
    let text: String
    let bitmap: Bitmap?
  }

  private let dialog: Dialog
  private let group: PreferencesGroup
  /// The rows by photo ID; the game's photos may have changed when the dialog is closed.
  private let rows: [(id: String, entry: EntryRow)]

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
    group = PreferencesGroup(title: heading, rows.map(\.entry))
    dialog.onClose { [rows] in done(Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.entry.text) })) }
  }

  func present() {
    dialog.present(keeping: self, column: group, width: 480, sides: 12) { [weak self] in
      self?.rows.first?.entry.focusEntry()
    }
  }
}
