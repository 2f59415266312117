import Games
import Geometry
import Widgets

/// The row of a card in the dialog of a deck: its text, its picture or sound, and a menu for these.
final class DeckCardRow {
  /// An action of the player on a card.
  enum Command {
    case typed(String)
    case choosePicture, chooseSound, paste, play, clear
    case dragged(DragGesture)
    /// A finger drags the handle, at a point in the coordinates of a widget.
    case touched(DragEvent, Widget)
    case chooseTarget
    /// The card moves by this number of positions.
    case moved(by: Int)
  }

  let row: EntryRow
  let position: DeckPosition
  var isDragged = false { didSet { row.setStyle("dragged", isDragged) } }
  var isTarget = false { didSet { row.setStyle("drop-target", isTarget) } }
  private let handle = Icon("list-drag-handle-symbolic")
  private let image = Picture(fit: .cover)
  private let start: Box
  private let play: Action
  private let clear: Action
  private let move: Action
  private var gesture: DragGesture?
  private static let imageSide = 48

  init(_ position: DeckPosition, _ menus: Menus, _ command: @escaping (Command) -> Void) {
    self.position = position
    image.request(width: Self.imageSide, height: Self.imageSide)
    let menu = MenuButton(
      icon: "view-more-symbolic", label: tr("Picture or Sound"),
      menu: menus.menu(Self.menu))
    menu.addStyle("flat")
    menu.align(vertically: .center)
    menu.accessibleLabel = Self.name([DeckText.card(position), tr("Picture or Sound")])
    start = Box(.horizontal, spacing: 6, [handle, image])
    row = EntryRow(title: "", text: "", picture: start, end: [menu])
    row.limit(to: DeckCard.longestText)
    let actions = ActionGroup()
    actions.addAction("picture") { command(.choosePicture) }
    actions.addAction("sound") { command(.chooseSound) }
    actions.addAction("paste") { command(.paste) }
    play = actions.addAction("play") { command(.play) }
    clear = actions.addAction("clear") { command(.clear) }
    move = actions.addAction("move") { command(.chooseTarget) }
    actions.insert(into: row, as: "card")
    row.onChange { [weak row] in row.map { command(.typed($0.text)) } }
    let keys = ShortcutController(on: row)
    keys.add("<Alt>Up") { command(.moved(by: -1)) }
    keys.add("<Alt>Down") { command(.moved(by: 1)) }
    dragByHandle(command)
  }

  private func dragByHandle(_ command: @escaping (Command) -> Void) {
    // The handle is large enough for a finger.
    handle.request(width: 28, height: 44)
    handle.setCursor("grab")
    handle.setTooltip(tr("Drag to Another Card"))
    gesture = DragGesture(on: handle) { [weak self] event in
      guard let self, let gesture else { return }
      if event.isFinger { return command(.touched(event, start)) }
      if event.phase == .changed, event.hasMoved, !isDragged { command(.dragged(gesture)) }
    }
  }

  func show(_ card: DeckCard, _ texture: Texture?) {
    if row.text != card.text { row.text = card.text }
    image.texture = texture
    // A text takes the space of a missing picture.
    image.isVisible = texture != nil
    (play.isEnabled, clear.isEnabled) = (card.recording != nil, card.media != nil)
    move.isEnabled = !card.isEmpty
    handle.isSensitive = !card.isEmpty
    let content =
      switch card.media {
      case .picture: tr("Name of the picture")
      case .sound: tr("Name of the sound")
      case nil: tr("Text, picture or sound")
      }
    row.setPlaceholder(content)
    let label = Self.name([DeckText.card(position), content])
    if row.label != label { row.label = label }
  }

  static var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("Choose _Picture…"), "card.picture"), Menu.Item(tr("Choose _Sound…"), "card.sound"),
        Menu.Item(tr("Pas_te"), "card.paste"),
      ],
      [
        Menu.Item(tr("P_lay Sound"), "card.play", isHiddenWhenDisabled: true),
        Menu.Item(tr("_Remove Picture or Sound"), "card.clear", isHiddenWhenDisabled: true),
      ],
      [Menu.Item(tr("_Move To…"), "card.move")],
    ]
  }

  private static func name(_ parts: [String]) -> String { parts.joined(separator: trc("list", ", ")) }
}
