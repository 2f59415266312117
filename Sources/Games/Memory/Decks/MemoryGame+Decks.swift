extension MemoryGame {
  private static let emptyPairCount = MemoryLevel.first.pairCount

  package func deck(_ id: Int) -> CardDeck? { decks.first { $0.id == id } }

  /// The deck that is chosen on the levels page.
  package var selectedDeck: CardDeck? { if case .deck(let id) = options.theme { deck(id) } else { nil } }

  package var canAddDeck: Bool { decks.count < CardDeck.maximumCount }

  /// Begins a deck with some empty pairs; returns `nil` if there are too many decks.
  package func makeDeck() -> DeckEditor? {
    guard canAddDeck else { return nil }
    let pairs = Array(repeating: DeckPair(), count: Self.emptyPairCount)
    return edit(CardDeck(id: freeID, title: "", pairs: pairs))
  }

  /// Begins to change a deck; its games continue with their current cards.
  package func edit(_ deck: CardDeck) -> DeckEditor {
    let editor = DeckEditor(deck) { [weak self] in self?.store($0) }
    deckEditor = editor
    return editor
  }

  /// Ends making or changing a deck, and chooses it if it has enough pairs; an empty deck is removed.
  package func endEditing() {
    guard let deck = deckEditor?.deck else { return }
    deckEditor = nil
    if deck.isEmpty {
      _ = take(deck.id)
      return
    }
    store(deck.cleaned)
    if MemoryTheme.deck(deck.playable).maximumLevel != nil { options.theme = .deck(deck.id) }
  }

  /// Adds the deck of a file, or finds the equal one that the player has, and chooses it; `nil` if there are too many.
  package func add(title: String, _ pairs: [DeckPair]) -> CardDeck? {
    let title = title.line(upTo: CardDeck.longestTitle)
    if let same = decks.first(where: { $0.title == title && $0.pairs == pairs }) {
      options.theme = .deck(same.id)
      return same
    }
    guard canAddDeck else { return nil }
    let deck = CardDeck(id: freeID, title: title, pairs: pairs).cleaned
    store(deck)
    options.theme = .deck(deck.id)
    return deck
  }

  package func remove(_ id: Int) {
    if deckEditor?.deck.id == id { deckEditor = nil }
    if let removed = take(id) { removedDeck = removed }
  }

  private func take(_ id: Int) -> RemovedDeck? {
    guard let index = decks.firstIndex(where: { $0.id == id }) else { return nil }
    let isSelected = options.theme == .deck(id)
    let deck = decks.remove(at: index)
    if isSelected { options.theme = .builtIn(.animals) }
    saveDecks()
    return RemovedDeck(deck: deck, index: index, wasSelected: isSelected)
  }

  package func restoreRemovedDeck() {
    guard let removed = removedDeck, canAddDeck, deck(removed.deck.id) == nil else { return }
    removedDeck = nil
    decks.insert(removed.deck, at: min(removed.index, decks.count))
    if removed.wasSelected { options.theme = .deck(removed.deck.id) }
    saveDecks()
  }

  package func play(_ deck: CardDeck) {
    startGame(
      play.level, theme: .deck(deck.playable), playerCount: options.playerCount, computer: options.computer)
  }

  private func store(_ deck: CardDeck) {
    if let index = decks.firstIndex(where: { $0.id == deck.id }) { decks[index] = deck } else { decks.append(deck) }
    saveDecks()
  }

  private func saveDecks() { environment.store.save(decks, in: .memoryDecks) }

  /// The smallest number that no deck has, not even one of a game under way or one that is being made.
  private var freeID: Int {
    let used = Set(decksInUse.map(\.id))
    return CardDeck.ids.first { !used.contains($0) } ?? CardDeck.ids.upperBound
  }

  /// Returns the theme for the next game after one with this theme: with the latest cards of a deck.
  func renewed(_ theme: MemoryTheme) -> MemoryTheme {
    guard let id = theme.deck?.id, let deck = deck(id) else { return theme }
    let renewed = MemoryTheme.deck(deck.playable)
    return renewed.maximumLevel == nil ? theme : renewed
  }

  private var themesInUse: [MemoryTheme] { play.statesInUse.map(\.deal.theme) }

  private var decksInUse: [CardDeck] {
    decks + themesInUse.compactMap(\.deck) + (deckEditor?.states ?? []) + [removedDeck?.deck].compactMap(\.self)
  }

  package var photosInUse: Set<Photo> {
    Set(photos + themesInUse.flatMap(\.photos) + decksInUse.flatMap(\.photos))
  }

  package var recordingsInUse: Set<Recording> { Set(decksInUse.flatMap(\.recordings)) }
}

/// A deck that the player has deleted and can restore.
struct RemovedDeck {
  let deck: CardDeck
  let index: Int
  let wasSelected: Bool
}
