import AppCore
import Games
import Geometry
import Widgets

/// The dialog in which the player makes or changes a deck.
final class DeckDialog {
  private let editor: DeckEditor
  private let context: GameViewContext<MemoryGame>
  private let photos: CardPhotos
  private let files: DeckFiles
  private let audio: Audio?
  private let reader: DeckReader
  private let dialog: Dialog
  private let view: DeckView
  private let messages: MessageOverlay
  private let content: Widget
  private let (undo, redo): (Button, Button)
  private var drops: DeckDrops?
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
    view = DeckView(photos)
    messages = MessageOverlay(view.widget, closeLabel: tr("Close"))
    content = ToolbarView(HeaderBar(title: WindowTitle(tr("Deck")), start: [undo, redo]), messages)
    drops = DeckDrops(on: view.cards, in: view.widget) { [weak self] in
      self?.view.rows ?? []
    } _: { [weak self] in
      self?.handle($0)
    }
    connect()
  }

  private func connect() {
    view.onCommand = { [weak self] in self?.handle($0) }
    let goBack: () -> Void = { [weak self] in self?.step(back: true) }
    let goForward: () -> Void = { [weak self] in self?.step(back: false) }
    undo.onClick(goBack)
    redo.onClick(goForward)
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
    dialog.present(keeping: self, filledWith: content) { [weak view] in view?.name.focusEntry() }
  }

  private func closed() {
    token = nil
    loading.cancel()
    reading.cancel()
    context.page?.dialogHistory = nil
    context.game.endEditing()
    photos.removeUnused(in: context.game)
  }

  private func show() {
    (undo.isSensitive, redo.isSensitive) = (editor.canUndo, editor.canRedo)
    view.show(editor.deck, canAddPair: editor.canAddPair)
  }

  // MARK: Commands

  private func handle(_ command: DeckView.Command) {
    switch command {
    case .rename(let title): editor.setTitle(title)
    case .addPair:
      editor.addPair()
      show()
      view.lastEntry.focusEntry()
    case .removePair(let index):
      editor.removePair(index)
      announce(DeckText.removed(index, from: editor.deck))
    case .addFiles: chooseFiles()
    case .addFolder: chooseFolder()
    case .card(let position, let command): handle(command, at: position)
    case .play: play()
    case .save: files.save(editor.deck, over: dialog) { [weak self] in self?.tell($0) }
    case .delete: delete()
    }
  }

  private func step(back: Bool) {
    guard back ? editor.canUndo : editor.canRedo else { return }
    if back { editor.undo() } else { editor.redo() }
    announce(back ? tr("Undone.") : tr("Redone."))
  }

  private func play() {
    let deck = editor.deck
    dialog.close()
    context.play { $0.play(deck) }
  }

  private func delete() {
    let (deck, game, page) = (editor.deck, context.game, context.page)
    dialog.close(after: {
      game.remove(deck.id)
      page?.offer(DeckText.deleted(deck), button: tr("Undo")) { [weak game, weak page] in
        if game?.canAddDeck == false { page?.tell(DeckText.tooManyDecks) } else { game?.restoreRemovedDeck() }
      }
    })
  }

  /// Announces a change that is still to be shown, at the last pair if the focus is in one that has gone.
  private func announce(_ message: String) {
    guard view.hasFocus(afterPairs: editor.deck.pairs.count) else { return Announcement.say(message, from: messages) }
    show()
    view.lastEntry.focusEntry(saying: message)
  }

  private func tell(_ message: String) {
    messages.show(message)
    Announcement.say(message, from: messages)
  }

  // MARK: Cards

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
    case .dragged(let gesture):
      guard let row = view.row(at: position), let card = editor[position] else { return }
      let painting = CardPainting(
        scale: 1, appearance: context.style.appearance, widget: row.row, photos: photos)
      drops?.drag(row, card, painting, by: gesture)
    case .touched(let event, let widget):
      if let row = view.row(at: position) { drops?.follow(event, of: row, in: widget) }
    case .chooseTarget: chooseTarget(for: position)
    case .moved(let count):
      let target = DeckPosition(index: position.index + count)
      if editor.canMove(position, to: target) { move(position, to: target, focusing: true) }
    case .play:
      guard let recording = editor[position]?.recording else { return }
      audio?.play(context.game.sound(of: recording), at: .middle, isSpoken: false)
    case .clear: editor.put(DeckCard(), at: position)
    }
  }

  private func handle(_ drop: DeckDrops.Drop) {
    switch drop {
    case .card(let origin, let target): move(origin, to: target, focusing: false)
    case .content(let offer, let position):
      read {
        await $0.read(offer)
      } then: { [weak self] result in
        offer.finish(isTaken: !result.isEmpty)
        if let position { self?.put(result, at: position) } else { self?.add(result) }
      }
    }
  }

  private func chooseTarget(for origin: DeckPosition) {
    guard let row = view.row(at: origin) else { return }
    let targets = editor.deck.positions.filter { editor.canMove(origin, to: $0) }
    let items = targets.map { target in
      ContextMenu.Item(DeckText.target(target, editor[target] ?? DeckCard())) { [weak self] in
        self?.move(origin, to: target, focusing: true)
      }
    }
    if !items.isEmpty { ContextMenu(items, over: row.row, at: Rect(origin: .zero, size: row.row.size)) }
  }

  /// - Parameter focusing: Whether the focus follows the card, as after a key.
  private func move(_ origin: DeckPosition, to target: DeckPosition, focusing: Bool) {
    let other = editor[target] ?? DeckCard()
    editor.move(origin, to: target)
    let message = DeckText.moved(to: target, other)
    if focusing, let row = view.row(at: target), let card = editor[target] {
      // A screen reader would read the new text of the entry that still has the focus.
      view.show(card, in: row)
      row.row.focusEntry(saying: message)
    } else {
      Announcement.say(message, from: messages)
    }
    show()
  }

  // MARK: Pictures, sounds and files

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

  private func add(contentsOf uris: [String]) {
    read {
      await $0.read(uris: uris)
    } then: { [weak self] in
      self?.add($0)
    }
  }

  private func add(_ result: DeckReader.Result) {
    // The failure, which follows, is all there is to say.
    if result.isEmpty, result.failure != nil { return }
    let leftOut = editor.add(result.allPairs)
    if leftOut > 0 { return tell(DeckText.leftOut(leftOut)) }
    announce(DeckText.status(of: editor.deck))
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
    ) { [weak self] in self?.add(contentsOf: $0) }
  }

  private func chooseFolder() {
    FileChooser.openFolder(over: dialog, title: tr("Choose a Folder")) { [weak self] in
      self?.add(contentsOf: [$0])
    }
  }
}
