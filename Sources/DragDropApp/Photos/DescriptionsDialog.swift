import Games
import Widgets

/// Asks for a description of each of the player's photos: what a card with it is called.
final class PhotoNamesDialog {
  private let game: MemoryGame
  private let dialog: Dialog
  private let content: Widget
  /// A row for each photo, which the player's photos may no longer be when the dialog is closed.
  private let rows: [(id: String, entry: EntryRow)]

  init(_ game: MemoryGame, _ cardPhotos: CardPhotos, over window: Window) {
    self.game = game
    dialog = Dialog(title: tr("Describe Pictures"), over: window, width: 460, height: 560)
    rows = game.photos.enumerated().map { index, photo in
      let image = Picture(fit: .cover)
      image.texture = cardPhotos.bitmap(of: photo)?.texture
      image.request(width: 48, height: 48)
      let title = tr("Picture {number}").filling(["number": "\(index + 1)"])
      return (photo.id, EntryRow(title: title, text: photo.title, picture: image))
    }
    let group = RowGroup(title: tr("What a Card With the Picture Is Called"), rows.map(\.entry))
    let scroll = ScrollView(group, width: 480, sides: 12)
    content = Box(.vertical, [HeaderBar(title: WindowTitle(tr("Describe Pictures"))), scroll])
    dialog.onClose = { [weak self] in self?.keep() }
  }

  func present() {
    dialog.present(keeping: self, filledWith: content) { [weak self] in self?.rows.first?.entry.focusEntry() }
  }

  private func keep() {
    game.describe(Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.entry.text) }))
  }
}
