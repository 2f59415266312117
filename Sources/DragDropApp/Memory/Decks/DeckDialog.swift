import AppCore
import Games
import Geometry
import Widgets

/// The dialog in which the player makes or changes a deck.
final class DeckDialog {
  let editor: DeckEditor
  let context: GameViewContext<MemoryGame>
  let photos: CardPhotos
  let files: DeckFiles
  let audio: Audio?
  let reader: DeckReader
  let dialog: Dialog
  private let menus = Menus()
  let name = EntryRow(title: tr("Name"), text: "")
  private let status = Label(styles: ["dim-label"])
  private let pairs = Box(.vertical, spacing: 24)
  let messages: MessageOverlay
  private let content: Widget
  private let (undo, redo): (Button, Button)
  private let addPair = Button(tr("Add Pair"), styles: ["pill"])
  private let play = Button(tr("Play"), styles: ["pill", "suggested-action"])
  private(set) var groups: [DeckPairGroup] = []
  private(set) var drops: DeckDrops?
  private var token: ObservationToken?
  private let loading = LatestTask()
  let reading = LatestTask()

  init(
    _ editor: DeckEditor, _ context: GameViewContext<MemoryGame>, _ photos: CardPhotos, _ files: DeckFiles,
    _ audio: Audio?, over window: Window
  ) {
    (self.editor, self.context, self.photos, self.files, self.audio) = (editor, context, photos, files, audio)
    reader = DeckReader(photos)
    dialog = Dialog(title: tr("Deck"), over: window, width: 460, height: 640)
    undo = Button(icon: "edit-undo-symbolic", label: tr("Undo"))
    redo = Button(icon: "edit-redo-symbolic", label: tr("Redo"))
    let buttons = [
      addPair, Button(tr("Add Files…"), styles: ["pill"]), Button(tr("Add Folder…"), styles: ["pill"]), play,
      Button(tr("Save as File…"), styles: ["pill"]), Button(tr("Delete Deck"), styles: ["pill", "destructive-action"]),
    ]
    for button in buttons { button.align(horizontally: .center) }
    status.startLines()
    name.limit(to: CardDeck.longestTitle)
    let cards = Box(.vertical, spacing: 18, [status, pairs, Box(.vertical, spacing: 12, buttons)])
    let view = ScrollView(
      Box(.vertical, spacing: 18, [PreferencesGroup(title: "", label: "", [name]), cards]), width: 480, sides: 12)
    messages = MessageOverlay(view, closeLabel: tr("Close"))
    content = ToolbarView(HeaderBar(title: WindowTitle(tr("Deck")), start: [undo, redo]), messages)
    let commands = [
      { [weak self] in self?.addPairTapped() }, { [weak self] in self?.chooseFiles() },
      { [weak self] in self?.chooseFolder() },
      { [weak self] in self?.playTapped() }, { [weak self] in self?.saveTapped() },
      { [weak self] in self?.deleteTapped() },
    ]
    for (button, command) in zip(buttons, commands) { button.onClick { command() } }
    drops = DeckDrops(on: cards, in: view) { [weak self] in
      self?.groups.flatMap(\.rows) ?? []
    } _: { [weak self] in
      self?.handle($0)
    }
    connect()
  }

  private func connect() {
    let goBack: () -> Void = { [weak self] in self?.step(back: true) }
    let goForward: () -> Void = { [weak self] in self?.step(back: false) }
    undo.onClick(goBack)
    redo.onClick(goForward)
    name.onChange { [editor, weak name] in name.map { editor.setTitle($0.text) } }
    let shortcuts = ShortcutController(on: dialog)
    shortcuts.add("<Control>z", goBack)
    for keys in ["<Control><Shift>z", "<Control>y"] { shortcuts.add(keys, goForward) }
    dialog.onClose { [weak self] in self?.closed() }
    // If dialogs are within the window, the keys of the game take precedence.
    context.page?.dialogHistory = (goBack, goForward)
  }

  func present() {
    show()
    token = observe { [weak self] in self?.show() }
    loading.start { [weak self, photos, editor] in
      try? await photos.load(editor.deck.photos)
      self?.show()
    }
    dialog.present(keeping: self, filledWith: content) { [weak name] in name?.focusEntry() }
  }

  private func closed() {
    token = nil
    loading.cancel()
    reading.cancel()
    context.page?.dialogHistory = nil
    context.game.endEditing()
    photos.removeUnused(in: context.game)
  }

  // MARK: Showing the deck

  func show() {
    let deck = editor.deck
    if name.text != deck.title { name.text = deck.title }
    status.text = DeckText.status(of: deck)
    (undo.isSensitive, redo.isSensitive) = (editor.canUndo, editor.canRedo)
    addPair.isSensitive = editor.canAddPair
    play.isSensitive = MemoryTheme.deck(deck.playable).maximumLevel != nil
    while groups.count > deck.pairs.count { groups.popLast().map { pairs.remove($0.group) } }
    while groups.count < deck.pairs.count { addGroup() }
    let problems = deck.problems
    for (index, group) in groups.enumerated() {
      group.show(deck.pairs[index], problems[index], texture: texture)
    }
  }

  private func addGroup() {
    let index = groups.count
    let group = DeckPairGroup(index, menus) { [weak self] in
      self?.removePair(index)
    } _: { [weak self] in
      self?.handle($1, at: $0)
    }
    groups.append(group)
    pairs.append(group.group)
  }

  func texture(of card: DeckCard) -> Texture? {
    if let photo = card.photo { return photos.bitmap(of: photo)?.texture }
    guard let recording = card.recording else { return nil }
    let rect = Rect(origin: .zero, size: Size(width: 48, height: 48))
    return Texture(size: rect.size, scale: dialog.scaleFactor) { snapshot in
      snapshot.paint(in: rect) { painter in
        painter.addLevels(of: recording, in: rect.inset(by: 4))
        painter.fill(dialog.themeColor("accent_color") ?? .black)
      }
    }
  }
}
