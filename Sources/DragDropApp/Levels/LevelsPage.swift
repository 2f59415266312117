import Games
import Widgets

/// The page on which the player chooses a game: the one under way, the deal of the day, or a level.
final class LevelsPage<View: GameView>: Page {
  typealias Item = View.Model.LevelItem

  let widget: Widget
  private let view: View
  private let painter: any LevelPainter<Item>
  private let column = Box(.vertical, spacing: 24)
  private var resume: Button?
  private var daily: LevelTileView<Item>?
  private var sections: [LevelSectionView<Item>] = []
  private var token: ObservationToken?

  init(_ view: View, thumbnail: TilePicture, onResume: @escaping () -> Void) {
    (self.view, painter) = (view, view.levelPainter)
    let title = Label(tr("Choose a Level"), styles: ["title-2"])
    title.centerLines()
    column.append(title)
    column.setMargins(top: 18, bottom: 24, start: 12, end: 12)
    let group = Group(ScrollView(Clamp(column, width: 1400, isTightening: false), shrinksChild: false))
    group.accessibleLabel = title.text
    group.expand()
    widget = group
    addFirstTiles(view.game.levelMenu, thumbnail, onResume)
    token = observe { [weak self] in self?.show() }
    for button in view.makeLevelButtons() {
      button.align(horizontally: .center)
      button.wrapText()
      column.append(button)
    }
  }

  private func addFirstTiles(
    _ menu: LevelMenu<Item>, _ thumbnail: TilePicture, _ onResume: @escaping () -> Void
  ) {
    var tiles: [Widget] = []
    if let status = menu.resumableStatus {
      thumbnail.space = .level
      let content = TileContent(thumbnail, title: tr("Continue"), styles: ["heading"])
      content.show(detail: status)
      let button = Button(around: content.widget, styles: ["card", "tile", "resume"], onResume)
      (button.accessibleLabel, button.accessibleDescription) = (tr("Continue"), status)
      resume = button
      tiles.append(button)
    }
    if let section = menu.daily, let tile = section.tiles.first {
      let daily = LevelTileView(tile, painter, isOption: false, groupOf: nil) { [weak view] _ in
        view?.cancelOpening()
        view?.context.play { $0.playDealOfTheDay() }
      }
      self.daily = daily
      tiles.append(daily.widget)
    }
    if !tiles.isEmpty { column.append(FlowBox.tiles(tiles)) }
  }

  private func show() {
    let menu = view.game.levelMenu
    if let section = menu.daily, let tile = section.tiles.first { daily?.show(tile, in: section) }
    for (index, section) in menu.sections.enumerated() {
      if sections.indices.contains(index), sections[index].show(section) { continue }
      let next = LevelSectionView(section, painter) { [weak view] item in
        if section.isOption { view?.select(item) } else { view?.deal(item) }
      }
      if sections.indices.contains(index) {
        let hasFocus = sections[index].widget.containsFocus
        column.replace(sections[index].widget, by: next.widget)
        sections[index] = next
        if hasFocus { next.focus() }
      } else {
        column.append(next.widget)
        sections.append(next)
      }
    }
  }

  /// Moves the keyboard focus to the game under way, or else to the tile of the game on the board.
  func focus() {
    if let resume {
      resume.settleAccessibleTexts()
      resume.grabFocus()
      return
    }
    let item = view.game.levelItem(of: view.game.state)
    let tiles = sections.filter { !$0.section.isOption }.flatMap(\.tiles)
    let start = tiles.first { $0.tile.item == item } ?? tiles.first(where: \.tile.isMarked) ?? tiles.first
    start?.focus()
  }
}
