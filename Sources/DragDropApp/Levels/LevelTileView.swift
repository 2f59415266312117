import Games
import Widgets

/// A tile on the levels page: a button that deals a game, or a toggle button that selects an option.
final class LevelTileView<Item: Hashable & Sendable> {
  let widget: Widget
  private(set) var tile: LevelTile<Item>
  private let picture: LevelPicture<Item>
  private let content: TileContent
  private var toggle: ToggleButton?

  init(
    _ tile: LevelTile<Item>, _ painter: any LevelPainter<Item>, isOption: Bool, groupOf other: LevelTileView?,
    chosen: @escaping (Item) -> Void
  ) {
    self.tile = tile
    picture = LevelPicture(tile.item, painter)
    picture.space = isOption ? .option : .level
    content = TileContent(
      picture, title: tile.title, styles: [isOption ? "caption-heading" : "heading"], characters: isOption ? 7 : 12)
    let clicked = { [picture] in chosen(picture.item) }
    if isOption {
      let button = ToggleButton(around: content.widget, styles: ["card", "tile"], groupOf: other?.toggle, clicked)
      (widget, toggle) = (button, button)
    } else {
      widget = Button(around: content.widget, styles: ["card", "tile"], clicked)
    }
  }

  func show(_ tile: LevelTile<Item>, in section: LevelSection<Item>) {
    self.tile = tile
    picture.item = tile.item
    content.show(title: tile.title)
    widget.accessibleLabel = tile.title
    content.show(detail: section.details(of: tile).joined(separator: "\n"))
    widget.accessibleDescription = section.description(of: tile)
    widget.setStyle("marked", tile.isMarked)
    // The marked option can be in another section, whose buttons do not turn this one off.
    toggle?.isOn = tile.isMarked
  }

  func focus() {
    widget.settleAccessibleTexts()
    widget.grabFocus()
  }
}

extension TilePicture.Space {
  /// Two tiles fit side by side into the narrowest window, and three into one of the default size.
  static let level = TilePicture.Space.inShape(minimum: 120, natural: 150)
  fileprivate static let option = TilePicture.Space.inShape(minimum: 56, natural: 76)
}
