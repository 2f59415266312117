import AppCore
import Games
import Geometry
import Widgets

/// The dialog in which the player makes a deck or changes it.
final class DeckDialog {
  private let editor: DeckEditor
  private let context: GameViewContext<MemoryGame>
  private let photos: CardPhotos
  private let files: DeckFiles
  private let audio: Audio?
  private let reader: DeckReader
  private let menus = Menus()
  private let dialog: Dialog
  private let name = EntryRow(title: tr("Name"), text: "")
  private let status = Label(styles: ["dim-label"])
  private let pairs = Box(.vertical, spacing: 24)
  private let messages: MessageOverlay
  private let content: Widget
  private let (undo, redo): (Button, Button)
  private let addPair = Button(tr("Add Pair"), styles: ["pill"])
  private let play = Button(tr("Play"), styles: ["pill", "suggested-action"])
  private var groups: [DeckPairGroup] = []
  private var token: ObservationToken?
  private let loading = LatestTask()
  private let reading = LatestTask()

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
    let column = Box(
      .vertical, spacing: 18,
      [PreferencesGroup(title: "", label: "", [name]), status, pairs, Box(.vertical, spacing: 12, buttons)])
    messages = MessageOverlay(ScrollView(column, width: 480, sides: 12), closeLabel: tr("Close"))
    content = ToolbarView(HeaderBar(title: WindowTitle(tr("Deck")), start: [undo, redo]), messages)
    let commands = [
      { [weak self] in self?.addPairTapped() }, { [weak self] in self?.chooseFiles() },
      { [weak self] in self?.chooseFolder() },
      { [weak self] in self?.playTapped() }, { [weak self] in self?.saveTapped() },
      { [weak self] in self?.deleteTapped() },
    ]
    for (button, command) in zip(buttons, commands) { button.onClick { command() } }
    connect()
  }

  private func connect() {
    undo.onClick { [editor] in editor.undo() }
    redo.onClick { [editor] in editor.redo() }
    name.onChange { [editor, weak name] in name.map { editor.setTitle($0.text) } }
    let shortcuts = ShortcutController(on: dialog)
    shortcuts.add("<Control>z") { [editor] in editor.undo() }
    for keys in ["<Control><Shift>z", "<Control>y"] { shortcuts.add(keys) { [editor] in editor.redo() } }
    ExternalDropTarget(anywhereOn: messages, kinds: DeckReader.kinds) { [weak self] offer in self?.add(offer) }
    dialog.onClose { [weak self] in self?.closed() }
    // With dialogs within the window, the keys of the game come first.
    context.page?.dialogHistory = ({ [editor] in editor.undo() }, { [editor] in editor.redo() })
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

  private func show() {
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

  private func texture(of card: DeckCard) -> Texture? {
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

  // MARK: Commands

  private func addPairTapped() {
    editor.addPair()
    show()
    groups.last?.rows.first?.row.focusEntry()
  }

  private func removePair(_ index: Int) {
    editor.removePair(index)
    show()
    // The last group has gone, and the focus with it.
    if index >= groups.count { (groups.last?.rows.first?.row ?? name).focusEntry() }
  }

  private func handle(_ command: DeckCardRow.Command, at position: DeckPosition) {
    switch command {
    case .typed(let text): editor.setText(text, at: position)
    case .choosePicture:
      FileChooser.open(over: dialog, title: tr("Choose a Picture"), .pictures, filterLabel: tr("Pictures")) {
        [weak self] in self?.put($0, at: position)
      }
    case .chooseSound:
      FileChooser.open(
        over: dialog, title: tr("Choose a Sound"), .endings(SoundFile.endings), filterLabel: tr("Sounds")
      ) { [weak self] in self?.put($0, at: position) }
    case .paste:
      let offer = Clipboard.offer(from: dialog, kinds: DeckReader.kinds)
      read {
        await $0.read(offer)
      } then: { [weak self] in
        self?.put($0, at: position)
      }
    case .dropped(let offer):
      read {
        await $0.read(offer)
      } then: { [weak self] result in
        offer.finish(isTaken: !result.isEmpty)
        self?.put(result, at: position)
      }
    case .play:
      guard let recording = editor[position]?.recording else { return }
      audio?.play(context.game.sound(of: recording), at: .middle, isSpoken: false)
    case .clear: editor.put(DeckCard(), at: position)
    }
  }

  private func put(_ uris: [String], at position: DeckPosition) {
    read {
      await $0.read(uris: uris)
    } then: { [weak self] in
      self?.put($0, at: position)
    }
  }

  /// Puts one card at a position; several become pairs of their own.
  private func put(_ result: DeckReader.Result, at position: DeckPosition) {
    guard result.files.count == 1, result.pairs.isEmpty else { return add(result) }
    editor.put(result.files[0].card, at: position)
  }

  private func add(_ offer: TransferOffer) {
    read {
      await $0.read(offer)
    } then: { [weak self] result in
      offer.finish(isTaken: !result.isEmpty)
      self?.add(result)
    }
  }

  private func add(_ result: DeckReader.Result) {
    let leftOut = editor.add(result.allPairs)
    if leftOut > 0 { return tell(DeckText.leftOut(leftOut)) }
    Announcement.say(DeckText.status(of: editor.deck), from: messages)
  }

  private func read(
    _ work: @escaping (DeckReader) async -> DeckReader.Result, then done: @escaping (DeckReader.Result) -> Void
  ) {
    reading.start { [weak self, reader] in
      let result = await work(reader)
      guard !Task.isCancelled, let self else { return }
      done(result)
      if let message = result.failure ?? photos.takeNotice() { tell(message) }
    }
  }

  private func chooseFiles() {
    FileChooser.open(
      over: dialog, title: tr("Choose Pictures and Sounds"), .all, filterLabel: tr("All Files"), allowsSeveral: true
    ) { [weak self] uris in
      self?.read {
        await $0.read(uris: uris)
      } then: { [weak self] in
        self?.add($0)
      }
    }
  }

  private func chooseFolder() {
    FileChooser.openFolder(over: dialog, title: tr("Choose a Folder")) { [weak self] uri in
      self?.read {
        await $0.read(uris: [uri])
      } then: { [weak self] in
        self?.add($0)
      }
    }
  }

  private func playTapped() {
    let deck = editor.deck
    dialog.close()
    context.play { $0.play(deck) }
  }

  private func saveTapped() {
    files.save(editor.deck, over: dialog) { [weak self] in self?.tell($0) }
  }

  private func deleteTapped() {
    let deck = editor.deck
    ConfirmationDialog.ask(
      tr("Delete “{deck}”?").formatted(["deck": deck.name]), text: tr("A game that is under way keeps its cards."),
      cancel: tr("_Cancel"), confirm: tr("_Delete"), over: dialog
    ) { [weak self] in
      self?.context.game.remove(deck.id)
      self?.dialog.close()
    }
  }

  private func tell(_ message: String) {
    messages.show(message)
    Announcement.say(message, from: messages)
  }
}
