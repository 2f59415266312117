import Games
import Widgets

final class LauncherPage {
  let widget: Widget
  var onOpen: ((GameKind) -> Void)?
  var onDaily: (() -> Void)?
  var onDrop: ((GameKind, TransferOffer) -> Void)?
  private let tiles = GameKind.launched.map { LauncherTile($0) }
  private let daily: DailyTile
  private let messages: MessageOverlay
  private var token: ObservationToken?
  private var widgets: [Widget] { tiles.map(\.widget) + [daily.widget] }

  init(registry: GameRegistry) {
    let header = HeaderBar(
      title: WindowTitle(Identity.name),
      end: [
        MenuButton(
          icon: "open-menu-symbolic", label: tr("Main Menu"), menu: registry.menus.menu([CommonMenu.items()]),
          isPrimary: true)
      ])
    let heading = Label(tr("What Shall We Play?"), styles: ["title-1"])
    heading.centerLines()
    daily = DailyTile(registry.environment)
    let grid = FlowBox(
      least: 2, leastWithLargeText: 1, columns: 3, spacing: 18, isUniform: true, tiles.map(\.widget) + [daily.widget])
    grid.expand()
    let column = Box(.vertical, spacing: 18, [heading, grid])
    column.setMargins(top: 18, bottom: 18, start: 12, end: 12)
    let scroll = ScrollView(Clamp(column, width: 1600, isTightening: false))
    messages = MessageOverlay(scroll, closeLabel: tr("Close"))
    widget = ToolbarView(header, messages)
    for tile in tiles {
      let kind = tile.kind
      registry.whenReady(kind) { [weak self, weak tile] in
        tile?.fill(registry.entry(kind))
        if self?.token != nil { self?.enter() }
      }
      tile.showPlaceholder()
      tile.widget.onClick { [weak self] in self?.onOpen?(kind) }
      guard GameRegistry.takesPhotos(kind) else { continue }
      ExternalDropTarget(anywhereOn: tile.widget, kinds: PhotoOpener.kinds) { [weak self] in self?.onDrop?(kind, $0) }
    }
    daily.widget.onClick { [weak self] in self?.onDaily?() }
    enter()
  }

  func tell(_ message: String) {
    messages.show(message)
    // A screen reader is not told about the focus that GTK sets at first.
    Announcement.say(message, focusing: widgets.first(where: \.containsFocus) ?? widgets[0])
  }

  /// Prevents a screen reader from reading the tiles' texts twice (GTK 4.8); called once the window was shown.
  func settleAccessibleTexts() {
    for widget in widgets { widget.settleAccessibleTexts() }
  }

  func enter() {
    token = observe { [weak self] in
      self?.tiles.forEach { $0.update() }
      self?.daily.update()
    }
  }

  /// Stops the updates, because the tiles are hidden and each update would lay out the window.
  func leave() { token = nil }

  /// Moves the focus to the first tile, unless one has it; where GTK begins depends on its version.
  func focusFirst() {
    if !widgets.contains(where: \.containsFocus) { focus(GameKind.launched[0]) }
  }

  /// Moves the focus to the tile that leads to a game.
  func focus(_ kind: GameKind) {
    guard let tile = tiles.first(where: { $0.kind == kind.launcherTile })?.widget else { return }
    tile.settleAccessibleTexts()
    tile.grabFocus()
  }
}
