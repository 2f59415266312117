import Games
import Widgets

/// A game in the launcher: its thumbnail, its name, and 'Continue' where it was left.
final class LauncherTile {
  let kind: GameKind
  let widget: Widget
  /// The game; nil while its files are being read.
  private var model: (any GameModel)?
  private let picture = Box(.vertical)
  /// What lies in the place of the thumbnail until then.
  private var placeholder: Widget?
  private let resume = Label(tr("Continue"), styles: ["continue"])
  private var token: ObservationToken?

  /// `dropped` is called with what was dropped on the tile, if its game takes photos.
  init(_ kind: GameKind, tapped: @escaping () -> Void, dropped: @escaping (TransferOffer) -> Void) {
    self.kind = kind
    let name = Label(kind.title, styles: ["title-4"])
    name.keepOnOneLine()
    let line = Box(.horizontal, spacing: 12, [name, resume])
    line.align(horizontally: .center)
    line.setMargins(bottom: 14, start: 12, end: 12)
    let content = Box(.vertical, spacing: 6, [picture, line])
    widget = Button(around: content, styles: ["card", "tile"], tapped)
    widget.align(horizontally: .center, vertically: .start)
    if GameRegistry.takesPhotos(kind) { ExternalDropTarget(anywhereOn: widget, kinds: PhotoOpener.kinds, dropped) }
  }

  /// Shows the game, whose files are read now.
  func fill(_ entry: GameEntry) {
    model = entry.model
    if let placeholder { picture.remove(placeholder) }
    placeholder = nil
    picture.append(entry.makeThumbnail())
    if token != nil { follow() }
  }

  /// Holds the place of the thumbnail as long as there is no game to show.
  func holdPlace() {
    guard model == nil, placeholder == nil else { return }
    let placeholder = TilePicture()
    picture.append(placeholder)
    self.placeholder = placeholder
  }

  /// Shows how far the game is, and whatever comes of it from now on.
  func follow() {
    token = observe { [weak self] in self?.show() }
  }

  /// Stays as it is: nobody sees it, and with each move the window would be laid out for it.
  func rest() { token = nil }

  private func show() {
    let isUnderWay = model?.isUnderWay == true
    resume.isVisible = isUnderWay
    widget.accessibleLabel = isUnderWay ? tr("{game}, continue").formatted(["game": kind.title]) : kind.title
    widget.accessibleDescription = model.map { isUnderWay ? $0.statusText : tr("Start a new game") } ?? ""
  }
}
