import Games
import Widgets

final class LauncherTile {
  let kind: GameKind
  let widget: Widget
  /// Nil while the game's files are being read.
  private var model: (any GameModel)?
  private let picture = Box(.vertical)
  /// Shown instead of the thumbnail until then.
  private var placeholder: Widget?
  private let resume = Label(tr("Continue"), styles: ["continue"])
  private var token: ObservationToken?

  /// - Parameter dropped: Called with content dropped on the tile, if the game uses photos.
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

  func fill(_ entry: GameEntry) {
    model = entry.model
    if let placeholder { picture.remove(placeholder) }
    placeholder = nil
    picture.append(entry.makeThumbnail())
    if token != nil { follow() }
  }

  func holdPlace() {
    guard model == nil, placeholder == nil else { return }
    let placeholder = TilePicture()
    picture.append(placeholder)
    self.placeholder = placeholder
  }

  func follow() {
    token = observe { [weak self] in self?.show() }
  }

  /// Stops the updates: the tile is hidden, and each update would lay out the window.
  func rest() { token = nil }

  private func show() {
    let isUnderWay = model?.isUnderWay == true
    resume.isVisible = isUnderWay
    widget.accessibleLabel = isUnderWay ? tr("{game}, continue").formatted(["game": kind.title]) : kind.title
    widget.accessibleDescription = model.map { isUnderWay ? $0.statusText : tr("Start a new game") } ?? ""
  }
}
