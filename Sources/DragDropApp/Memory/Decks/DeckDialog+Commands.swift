import AppCore
import Games
import Geometry
import Widgets

/// The commands of the buttons, menus and drags of the dialog.
extension DeckDialog {
  func step(back: Bool) {
    guard back ? editor.canUndo : editor.canRedo else { return }
    if back { editor.undo() } else { editor.redo() }
    announce(back ? tr("Undone.") : tr("Redone."))
  }

  func addPairTapped() {
    editor.addPair()
    show()
    groups.last?.rows.first?.row.focusEntry()
  }

  func removePair(_ index: Int) {
    editor.removePair(index)
    announce(DeckText.removed(index, from: editor.deck))
  }

  /// Announces a change that is still to be shown, at the last pair if the focus is in one that has gone.
  private func announce(_ message: String) {
    guard groups.dropFirst(editor.deck.pairs.count).contains(where: { $0.group.containsFocus }) else {
      return Announcement.say(message, from: messages)
    }
    show()
    (groups.last?.rows.first?.row ?? name).focusEntry(saying: message)
  }

  func handle(_ command: DeckCardRow.Command, at position: DeckPosition) {
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
      guard let row = row(at: position), let card = editor[position] else { return }
      let painting = CardPainting(
        scale: 1, appearance: context.style.appearance, widget: row.row, photos: photos)
      drops?.drag(row, card, painting, by: gesture)
    case .touched(let event, let widget):
      if let row = row(at: position) { drops?.follow(event, of: row, in: widget) }
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

  // MARK: Cards that move

  func handle(_ drop: DeckDrops.Drop) {
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
    guard let row = row(at: origin) else { return }
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
    if focusing, let row = row(at: target), let card = editor[target] {
      // A screen reader would read the new text of the entry that still has the focus.
      row.show(card, texture(of: card))
      row.row.focusEntry(saying: message)
    } else {
      Announcement.say(message, from: messages)
    }
    show()
  }

  private func row(at position: DeckPosition) -> DeckCardRow? {
    groups.indices.contains(position.pair) ? groups[position.pair].rows[position.isSecond ? 1 : 0] : nil
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

  private func add(_ result: DeckReader.Result) {
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

  func chooseFiles() {
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

  func chooseFolder() {
    FileChooser.openFolder(over: dialog, title: tr("Choose a Folder")) { [weak self] uri in
      self?.read {
        await $0.read(uris: [uri])
      } then: { [weak self] in
        self?.add($0)
      }
    }
  }

  func playTapped() {
    let deck = editor.deck
    dialog.close()
    context.play { $0.play(deck) }
  }

  func saveTapped() {
    files.save(editor.deck, over: dialog) { [weak self] in self?.tell($0) }
  }

  func deleteTapped() {
    let (deck, game, page) = (editor.deck, context.game, context.page)
    dialog.close(after: {
      game.remove(deck.id)
      page?.offer(DeckText.deleted(deck), button: tr("Undo")) { [weak game, weak page] in
        if game?.canAddDeck == false { page?.tell(DeckText.tooManyDecks) } else { game?.restoreRemovedDeck() }
      }
    })
  }

  private func tell(_ message: String) {
    messages.show(message)
    Announcement.say(message, from: messages)
  }
}
