import Games
import Geometry
import Widgets

/// The row of a card in the dialog of a deck: its text, its picture or sound, and a menu for these.
final class DeckCardRow {
  /// What a player does with a card.
  enum Command {
    case typed(String)
    case choosePicture, chooseSound, paste, play, clear
    case dropped(TransferOffer)
  }

  let row: EntryRow
  private let position: DeckPosition
  private let image = Picture(fit: .cover)
  private let play: Action
  private let clear: Action
  private static let imageSide = 48

  init(_ position: DeckPosition, _ menus: Menus, _ command: @escaping (Command) -> Void) {
    self.position = position
    image.request(width: Self.imageSide, height: Self.imageSide)
    let menu = MenuButton(
      icon: "view-more-symbolic", label: tr("Picture or Sound"),
      menu: menus.menu(Self.menu))
    menu.addStyle("flat")
    menu.align(vertically: .center)
    menu.accessibleLabel = Self.name([Self.name(of: position), tr("Picture or Sound")])
    row = EntryRow(title: "", text: "", picture: image, end: [menu])
    row.limit(to: DeckCard.longestText)
    let actions = ActionGroup()
    actions.addAction("picture") { command(.choosePicture) }
    actions.addAction("sound") { command(.chooseSound) }
    actions.addAction("paste") { command(.paste) }
    play = actions.addAction("play") { command(.play) }
    clear = actions.addAction("clear") { command(.clear) }
    actions.insert(into: row, as: "card")
    row.onChange { [weak row] in row.map { command(.typed($0.text)) } }
    // The entry would insert the address of a dropped file.
    ExternalDropTarget(anywhereOn: row, kinds: DeckReader.kinds, phase: .capture) { command(.dropped($0)) }
  }

  func show(_ card: DeckCard, _ texture: Texture?) {
    if row.text != card.text { row.text = card.text }
    image.texture = texture
    image.isVisible = texture != nil
    (play.isEnabled, clear.isEnabled) = (card.recording != nil, card.media != nil)
    let content =
      switch card.media {
      case .picture: tr("Name of the picture")
      case .sound: tr("Name of the sound")
      case nil: tr("Text, picture or sound")
      }
    row.setPlaceholder(content)
    let label = Self.name([Self.name(of: position), content])
    if row.label != label { row.label = label }
  }

  private static var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("Choose _Picture…"), "card.picture"), Menu.Item(tr("Choose _Sound…"), "card.sound"),
        Menu.Item(tr("Pas_te"), "card.paste"),
      ],
      [
        Menu.Item(tr("P_lay Sound"), "card.play", isHiddenWhenDisabled: true),
        Menu.Item(tr("_Remove Picture or Sound"), "card.clear", isHiddenWhenDisabled: true),
      ],
    ]
  }

  private static func name(of position: DeckPosition) -> String {
    name([DeckText.pair(position.pair), position.isSecond ? tr("second card") : tr("first card")])
  }

  private static func name(_ parts: [String]) -> String { parts.joined(separator: trc("list", ", ")) }
}
