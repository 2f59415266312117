import Games
import Widgets

final class LevelSectionView<Item: Hashable & Sendable> {
  let widget: Widget
  private(set) var section: LevelSection<Item>
  let tiles: [LevelTileView<Item>]

  init(
    _ section: LevelSection<Item>, _ painter: any LevelPainter<Item>, chosen: @escaping (Item) -> Void
  ) {
    self.section = section
    tiles = section.tiles.reduce(into: []) { tiles, tile in
      let view = LevelTileView(tile, painter, isOption: section.isOption, groupOf: tiles.first, chosen: chosen)
      tiles.append(view)
    }
    for (view, tile) in zip(tiles, section.tiles) { view.show(tile, in: section) }
    let heading = Label(section.title, styles: ["heading"])
    heading.startLines()
    let grid = section.isOption ? FlowBox.options(tiles.map(\.widget)) : FlowBox.tiles(tiles.map(\.widget))
    let group = Group(Box(.vertical, spacing: 8, [heading, grid]))
    group.accessibleLabel = section.title
    widget = group
  }

  /// Shows a changed section; returns `false` if it has other tiles and needs another view.
  func show(_ section: LevelSection<Item>) -> Bool {
    guard section != self.section else { return true }
    guard section.tiles.count == tiles.count else { return false }
    self.section = section
    for (view, tile) in zip(tiles, section.tiles) { view.show(tile, in: section) }
    return true
  }

  /// Moves the focus to the tile that is marked, or else to the first one.
  func focus() { (tiles.first(where: \.tile.isMarked) ?? tiles.first)?.focus() }
}

extension FlowBox {
  static func tiles(_ tiles: [Widget]) -> FlowBox {
    FlowBox(least: 2, columns: 6, spacing: 12, isUniform: true, tiles)
  }

  fileprivate static func options(_ tiles: [Widget]) -> FlowBox {
    FlowBox(least: 2, columns: 12, spacing: 8, isUniform: true, tiles)
  }
}
