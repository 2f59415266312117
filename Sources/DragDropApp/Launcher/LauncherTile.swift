import Games
import Widgets

/// A game in the launcher: its thumbnail, its name, and 'Continue' where it was left.
final class LauncherTile {
  let kind: GameKind
  let widget: Widget
  private let model: any GameModel
  private let resume = Label(tr("Continue"), styles: ["continue"])
  private var token: ObservationToken?

  /// `dropped` is called with the URI of a file that was dropped on the tile, if its game takes photos.
  init(_ entry: GameEntry, tapped: @escaping () -> Void, dropped: @escaping (String) -> Void) {
    model = entry.model
    kind = model.kind
    let name = Label(model.kind.title, styles: ["title-4"])
    name.keepOnOneLine()
    let line = Box(.horizontal, spacing: 12, [name, resume])
    line.align(horizontally: .center)
    line.setMargins(bottom: 14, start: 12, end: 12)
    let content = Box(.vertical, spacing: 6, [entry.makeThumbnail(), line])
    widget = Button(around: content, styles: ["card", "tile"], tapped)
    widget.align(horizontally: .center, vertically: .start)
    if entry.takesPhotos {
      DropTarget(anywhereOn: widget, kinds: [.files]) { content in
        guard case .files(let uris) = content, let first = uris.first else { return false }
        dropped(first)
        return true
      }
    }
  }

  /// Shows how far the game is, and whatever comes of it from now on.
  func follow() {
    token = observe { [weak self] in self?.show() }
  }

  /// Stays as it is: nobody sees it, and with each move the window would be laid out for it.
  func rest() { token = nil }

  private func show() {
    let isUnderWay = model.isUnderWay
    resume.isVisible = isUnderWay
    widget.accessibleLabel = isUnderWay ? tr("{game}, continue").filling(["game": kind.title]) : kind.title
    widget.accessibleDescription = isUnderWay ? model.statusText : tr("Start a new game")
  }
}
