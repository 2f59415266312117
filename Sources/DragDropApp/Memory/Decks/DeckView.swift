import Games
import Geometry
import Widgets

/// A deck in its dialog: its name, the cards of each pair with the problem of the pair, and buttons.
final class DeckView {
  /// An action of the player on the deck.
  enum Command {
    case rename(String)
    case addPair, addFiles, addFolder, play, save, delete
    case removePair(Int)
    case card(DeckPosition, DeckCardRow.Command)
  }

  let widget: ScrollView
  /// The part of the view that accepts drops: all but the name.
  let cards: Box
  let name = EntryRow(title: tr("Name"), text: "")
  var onCommand: ((Command) -> Void)?
  private let photos: CardPhotos
  private let menus = Menus()
  private let status = Label(styles: ["dim-label"])
  private let pairs = Box(.vertical, spacing: 24)
  private let addPair = Button(tr("Add Pair"), styles: ["pill"])
  private let play = Button(tr("Play"), styles: ["pill", "suggested-action"])
  private var groups: [DeckPairGroup] = []

  init(_ photos: CardPhotos) {
    self.photos = photos
    let buttons: [(button: Button, command: Command)] = [
      (addPair, .addPair), (Button(tr("Add Files…"), styles: ["pill"]), .addFiles),
      (Button(tr("Add Folder…"), styles: ["pill"]), .addFolder), (play, .play),
      (Button(tr("Save as File…"), styles: ["pill"]), .save),
      (Button(tr("Delete Deck"), styles: ["pill", "destructive-action"]), .delete),
    ]
    cards = Box(.vertical, spacing: 18, [status, pairs, Box(.vertical, spacing: 12, buttons.map { $0.button })])
    widget = ScrollView(
      Box(.vertical, spacing: 18, [PreferencesGroup(title: "", label: "", [name]), cards]), width: 480, sides: 12)
    status.startLines()
    name.limit(to: CardDeck.longestTitle)
    name.onChange { [weak self] in self.map { $0.onCommand?(.rename($0.name.text)) } }
    for (button, command) in buttons {
      button.align(horizontally: .center)
      button.onClick { [weak self] in self?.onCommand?(command) }
    }
  }

  func show(_ deck: CardDeck, canAddPair: Bool) {
    if name.text != deck.title { name.text = deck.title }
    status.text = DeckText.status(of: deck)
    addPair.isSensitive = canAddPair
    play.isSensitive = MemoryTheme.deck(deck.playable).maximumLevel != nil
    while groups.count > deck.pairs.count { groups.popLast().map { pairs.remove($0.group) } }
    while groups.count < deck.pairs.count { addGroup() }
    let problems = deck.problems
    for (index, group) in groups.enumerated() {
      group.show(deck.pairs[index], problems[index], texture: texture)
    }
  }

  /// Shows a card in a row before the deck is shown.
  func show(_ card: DeckCard, in row: DeckCardRow) { row.show(card, texture(of: card)) }

  private func addGroup() {
    let index = groups.count
    let group = DeckPairGroup(index, menus) { [weak self] in
      self?.onCommand?(.removePair(index))
    } _: { [weak self] in
      self?.onCommand?(.card($0, $1))
    }
    groups.append(group)
    pairs.append(group.group)
  }

  private func texture(of card: DeckCard) -> Texture? {
    if let photo = card.photo { return photos.bitmap(of: photo)?.texture }
    guard let recording = card.recording else { return nil }
    let rect = Rect(origin: .zero, size: Size(width: 48, height: 48))
    return Texture(size: rect.size, scale: widget.scaleFactor) { snapshot in
      snapshot.paint(in: rect) { painter in
        painter.addLevels(of: recording, in: rect.inset(by: 4))
        painter.fill(widget.themeColor("accent_color") ?? .black)
      }
    }
  }

  // MARK: Rows

  var rows: [DeckCardRow] { groups.flatMap(\.rows) }

  func row(at position: DeckPosition) -> DeckCardRow? {
    groups.indices.contains(position.pair) ? groups[position.pair].rows[position.isSecond ? 1 : 0] : nil
  }

  /// The entry of the last pair's first card, or that of the name if there are no pairs.
  var lastEntry: EntryRow { groups.last?.rows.first?.row ?? name }

  /// Returns whether a pair after the first `count` ones contains the focus.
  func hasFocus(afterPairs count: Int) -> Bool { groups.dropFirst(count).contains { $0.group.containsFocus } }
}
