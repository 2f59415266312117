import Games
import Widgets

final class LauncherTile {
  let kind: GameKind
  let widget: Button
  /// Nil while the game's files are being read.
  private var model: (any GameModel)?
  private let picture = Box(.vertical)
  /// Shown instead of the thumbnail until then.
  private var placeholder: Widget?
  private let resume = Label(tr("Continue"), styles: ["continue"])

  init(_ kind: GameKind) {
    self.kind = kind
    widget = .tile(picture: picture, title: kind.title, resume)
  }

  func fill(_ entry: GameEntry) {
    model = entry.model
    if let placeholder { picture.remove(placeholder) }
    placeholder = nil
    picture.append(entry.makeThumbnail())
  }

  func showPlaceholder() {
    guard model == nil, placeholder == nil else { return }
    let placeholder = TilePicture()
    picture.append(placeholder)
    self.placeholder = placeholder
  }

  /// Shows whether the game is under way.
  func update() {
    let isUnderWay = model?.isUnderWay == true
    resume.isVisible = isUnderWay
    widget.accessibleLabel = isUnderWay ? tr("{game}, continue").formatted(["game": kind.title]) : kind.title
    widget.accessibleDescription = model.map { isUnderWay ? $0.statusText : tr("Start a new game") } ?? ""
  }
}

extension Button {
  /// Creates a button with a picture above a line with a title and other widgets.
  static func tile(picture: Widget, title: String, _ others: Widget...) -> Button {
    let name = Label(title, styles: ["title-4"])
    name.keepOnOneLine()
    let line = Box(.horizontal, spacing: 12, [name] + others)
    line.align(horizontally: .center)
    line.setMargins(bottom: 14, start: 12, end: 12)
    let tile = Button(around: Box(.vertical, spacing: 6, [picture, line]), styles: ["card", "tile"])
    tile.align(horizontally: .center, vertically: .start)
    return tile
  }
}
