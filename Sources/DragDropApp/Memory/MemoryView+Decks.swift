import Games
import Widgets

extension MemoryView {
  func makeDeck() {
    guard let editor = game.makeDeck() else { return tell(DeckText.tooManyDecks) }
    show(editor)
  }

  /// Changes the chosen deck, or else the only one.
  func editDeck() {
    guard let deck = game.selectedDeck ?? (game.decks.count == 1 ? game.decks.first : nil) else {
      return tell(game.decks.isEmpty ? tr("You have no decks yet.") : tr("Choose a deck among the levels first."))
    }
    show(game.edit(deck))
  }

  func openDeck() {
    FileChooser.open(
      over: board, title: tr("Open Deck"), .endings([String(DeckFile.ending.dropFirst())]),
      filterLabel: tr("Decks of Grab Bag")
    ) { [decks] in decks.open(uris: $0) }
  }

  private func show(_ editor: DeckEditor) {
    guard let window = context.page?.window else { return }
    DeckDialog(editor, context, photos, decks, audio, over: window).present()
  }
}
