import Games
import Widgets

final class LauncherTile {
  let kind: GameKind
  let widget: Button
  /// The view model of the game; `nil` while its files are being read.
  private var model: (any GameModel)?
  private let picture = Box(.vertical)
  private var placeholder: Widget?
  private let content: TileContent

  init(_ kind: GameKind) {
    self.kind = kind
    content = .launcher(picture, title: kind.title)
    widget = Button(around: content.widget, styles: ["card", "tile"])
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

  func update() {
    let isUnderWay = model?.isUnderWay == true
    content.show(detail: isUnderWay ? model?.continueText ?? "" : "")
    widget.accessibleLabel = isUnderWay ? tr("{game}, continue").formatted(["game": kind.title]) : kind.title
    widget.accessibleDescription = model?.openingText ?? ""
  }
}

extension TileContent {
  static func launcher(_ picture: Widget, title: String) -> TileContent {
    TileContent(picture, title: title, styles: ["title-4"], detailStyles: ["continue"])
  }
}
