import FoundationEssentials
import Testing

@testable import Games

/// How many decks, pairs and letters there can be, and what a recording and the file of a deck contain.
@Suite @MainActor struct DeckLimitsTests {
  private func pairs(_ count: Int) -> [DeckPair] { (0..<count).map { DeckPair(DeckCard("\($0)"), DeckCard("n\($0)")) } }

  @Test func aPlayerHasAtMost48Decks() throws {
    let world = try TestWorld()
    let game = MemoryGame(environment: world.start())
    for number in 1...48 {
      #expect(game.canAddDeck)
      #expect(game.add(title: "deck \(number)", pairs(1))?.id == number)
    }
    #expect(!game.canAddDeck && game.makeDeck() == nil && game.add(title: "another", pairs(1)) == nil)
    #expect(game.decks.count == 48)
    game.remove(7)
    #expect(game.add(title: "another", pairs(1))?.id == 49, "the deleted one can be restored")
    game.restoreRemovedDeck()
    #expect(game.decks.count == 48 && game.deck(7) == nil)
    #expect(MemoryGame(environment: world.start()).decks == game.decks)
    #expect(DeckText.tooManyDecks == "You have 48 decks, and cannot have more. Delete one first.")
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "x", count: 500)
    #expect(DeckCard(long).cleaned.text.count == 80 && CardDeck(id: 1, title: long).name.count == 60)
    let editor = DeckEditor(CardDeck(id: 1, title: "", pairs: pairs(1))) { _ in }
    editor.setTitle(long)
    editor.setText(long, at: DeckPosition(index: 0))
    #expect(editor.deck.title.count == 60 && editor.deck.cards[0].text.count == 80)
  }

  @Test func aDeckWithATitleOrACardIsNotEmpty() {
    #expect(CardDeck(id: 1, title: " ", pairs: [DeckPair()]).isEmpty && !CardDeck(id: 1, title: "a").isEmpty)
    #expect(!CardDeck(id: 1, title: "", pairs: [DeckPair(DeckCard(), DeckCard("a"))]).isEmpty)
  }

  @Test func theCardsOfADeckAreInReadingOrder() {
    let deck = CardDeck(id: 1, title: "", pairs: pairs(3))
    #expect(deck.positions.map(\.index) == [0, 1, 2, 3, 4, 5])
    let editor = DeckEditor(deck) { _ in }
    #expect(deck.positions.map { editor[$0]?.text } == ["0", "n0", "1", "n1", "2", "n2"])
  }

  @Test func threePairsAreEnough() {
    #expect(DeckText.status(of: CardDeck(id: 1, title: "", pairs: pairs(3))) == "3 pairs to play with.")
    #expect(
      DeckText.status(of: CardDeck(id: 1, title: "", pairs: pairs(2)))
        == "2 pairs to play with. At least 3 pairs are needed.")
  }

  @Test func aFileHasUpTo32PairsAndRoomForLargePictures() throws {
    let full = CardDeck(id: 1, title: "", pairs: pairs(32))
    #expect(try JSONDecoder().decode(CardDeck.self, from: JSONEncoder().encode(full)) == full)
    #expect(try DeckFile(data: DeckFile(full, media: [:]).data).pairs == full.pairs)
    let tooLarge = try DeckFile(CardDeck(id: 1, title: "", pairs: pairs(33)), media: [:]).data
    #expect(throws: DeckFileError.damaged(details: "There are too many pairs.")) { try DeckFile(data: tooLarge) }
    #expect(DeckFile.largestFile == 64 * 1536 * 1024, "1.5 MiB for each card")
  }

  @Test func equalDecksHaveEqualFiles() throws {
    let data = try DeckFile(CardDeck(id: 1, title: "A", pairs: pairs(1)), media: ["b": Data(), "a": Data()]).data
    let first = #"{"first":{"text":"0"},"second":{"text":"n0"}}"#
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"format":"grab-bag-deck","media":{"a":"","b":""},"pairs":[\#(first)],"title":"A","version":1}"#)
  }

  @Test func aRecordingHas24LevelsFrom0To15() throws {
    let recording = Recording(id: "a1", levels: [-3, 0, 7, 15, 99] + Array(repeating: 1, count: 40))
    #expect(recording.levels == [0, 0, 7, 15, 15] + Array(repeating: 1, count: 19))
    #expect(recording.isValid && Recording(id: "a1", levels: []).isValid && !Recording(id: "/", levels: []).isValid)
    for shape in ["A", "g", "٣", String(repeating: "0", count: 25)] {
      let stored = Data("{\"id\":\"a1\",\"shape\":\"\(shape)\"}".utf8)
      #expect(try !JSONDecoder().decode(Recording.self, from: stored).isValid, "\(shape)")
    }
  }
}
