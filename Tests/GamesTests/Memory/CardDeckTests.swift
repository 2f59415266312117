import FoundationEssentials
import Testing

@testable import Games

/// Decks of unlike pairs: which pairs are played with, what the cards are called, and games with them.
@Suite @MainActor struct CardDeckTests {
  private static func id(_ number: Int) -> String { "00000000000000" + (number < 10 ? "0" : "") + "\(number)" }

  private static func picture(_ number: Int, _ text: String = "") -> DeckCard { DeckCard(text, .picture(id(number))) }

  private static func sound(_ number: Int, _ text: String = "") -> DeckCard {
    DeckCard(text, .sound(Recording(id: id(number), levels: [1, 15])))
  }

  static let animals = CardDeck(
    id: 1, title: "Animals",
    pairs: [
      DeckPair(picture(7, "dog"), DeckCard("Hund")), DeckPair(picture(2), sound(9)), DeckPair(picture(5), sound(4)),
      DeckPair(DeckCard("2 + 2"), DeckCard("4")),
    ])

  private func faces(_ deck: CardDeck) -> [String] {
    deck.facePairs.flatMap { [$0.first.name, $0.second.name] }
  }

  @Test func aPictureThatIsTwiceInAPairHasItsFirstName() {
    let pair = DeckPair(Self.picture(1, "cat"), Self.picture(1, "Katze"))
    #expect(faces(CardDeck(id: 1, title: "", pairs: [pair])) == ["cat", "cat"])
  }

  @Test func onlyCompletePairsWithoutRepeatedCardsArePlayedWith() {
    var deck = Self.animals
    deck.pairs += [
      DeckPair(DeckCard("left"), DeckCard(" ")), DeckPair(), DeckPair(DeckCard("1 + 3"), DeckCard(" 4 ")),
      DeckPair(DeckCard("cat"), Self.picture(7, "cat")), DeckPair(DeckCard("same"), DeckCard("same")),
    ]
    #expect(deck.problems == [nil, nil, nil, nil, .incomplete, nil, .repeated(3), .repeated(0), nil])
    #expect(deck.playable.pairs.count == 5 && deck.playable.problems.allSatisfy { $0 == nil })
    #expect(deck.playable == deck.playable.playable)
  }

  @Test func aDeckWithAnyTextsIsResumed() throws {
    let women = Array(repeating: "👩", count: 12).joined(separator: "\u{200D}")
    let pairs = (1...3).map { DeckPair(DeckCard("\(women)\($0)"), DeckCard("\(women)👩🐶\($0)")) }
    let world = try TestWorld()
    let game = MemoryGame(environment: world.start())
    game.play(CardDeck(id: 1, title: women + "👩🐶", pairs: pairs))
    game.turn(GridPosition(index: 0))
    let again = MemoryGame(environment: world.start())
    #expect(game.state.deal.isValid && again.state == game.state)
  }

  @Test func picturesAndSoundsWithoutNamesAreNumberedByTheirContent() {
    // The pictures 2 and 5 are the first and the second one, their sounds the second and the first one.
    #expect(faces(Self.animals) == ["dog", "Hund", "picture 1", "sound 2", "picture 2", "sound 1", "2 + 2", "4"])
    var reversed = Self.animals
    reversed.pairs.reverse()
    #expect(Set(faces(reversed)) == Set(faces(Self.animals)))
  }

  @Test func aNameThatAnotherPairHasIsNumbered() {
    let deck = CardDeck(
      id: 1, title: "",
      pairs: [
        DeckPair(Self.picture(1, "IMG"), DeckCard("one")), DeckPair(Self.picture(2, "img"), DeckCard("two")),
        DeckPair(Self.picture(3, "One"), DeckCard("three")), DeckPair(Self.picture(4, "dog"), DeckCard("dog")),
      ])
    #expect(faces(deck) == ["IMG", "one", "img (2)", "two", "One (2)", "three", "dog", "dog"])
  }

  @Test func aGameWithADeckIsSavedResumedAndUndone() throws {
    let world = try TestWorld()
    let game = MemoryGame(environment: world.start())
    game.play(Self.animals)
    #expect(game.state.deal.theme == .deck(Self.animals) && game.state.level.pairCount == 3)
    #expect(game.sharedDeal == nil && game.text.board == "Animals, 3 Pairs")
    let pair = game.state.positions.filter { game.state.cards[$0.index].pair == game.state.cards[0].pair }
    #expect(game.text.name(pair[0]).hasSuffix("face down") && game.state.face(at: pair[0]) == nil)
    pair.forEach { game.turn($0) }
    #expect(game.state.foundCount == 1)
    let names = pair.compactMap { game.state.face(at: $0)?.name }
    #expect(Set(names).count == 2)
    let again = MemoryGame(environment: world.start())
    #expect(again.state == game.state)
    again.undoMove()
    #expect(again.state.foundCount == 0)
  }

  @Test func anAddedDeckCanBeChosenAndItsSoundsArePlayed() throws {
    let world = try TestWorld()
    let game = MemoryGame(environment: world.start())
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    #expect(game.decks == [deck] && game.add(title: "Animals", Self.animals.pairs) == deck && game.decks.count == 1)
    let tiles = game.levelSections[1].tiles
    #expect(
      tiles.last?.title == "Animals" && tiles.last?.item == .theme(.deck(deck)) && tiles.last?.isMarked == true)
    #expect(game.levelSections[0].tiles.count == 2)
    game.choose(.game(MemoryLevel.allCases[1], .deck(deck)))
    #expect(game.state.deal.theme == .deck(deck))
    let card = try #require(
      game.state.positions.first { game.state.cards[$0.index] == MemoryCard(pair: 1, isSecond: true) })
    game.turn(card)
    #expect(game.words(about: .turned(card)) == [])
    let cue = try #require(game.cues(for: .turned(card)).first)
    #expect(cue.sound.path(inFolder: "sounds") == world.storage.path + "/memory/sound-" + Self.id(9) && !cue.isSpoken)
    #expect(MemoryGame(environment: world.start()).decks == [deck])
  }

  @Test func aChangedDeckIsUsedFromTheNextGameOn() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    game.play(deck)
    let editor = game.edit(deck)
    editor.setText("chien", at: DeckPosition(0, isSecond: true))
    game.endEditing()
    #expect(game.state.deal.theme == .deck(deck) && game.options.theme == .deck(deck.id))
    game.newGame()
    #expect(game.state.deal.theme.deck?.pairs[0].second == DeckCard("chien"))
    game.remove(deck.id)
    #expect(game.decks.isEmpty && game.state.deal.theme.deck != nil && game.photosInUse.count == 3)
    let other = try #require(game.makeDeck())
    #expect(other.deck.id != deck.id)
  }

  @Test func aDeckThatIsOpenedWhileAnotherIsMadeStays() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let editor = try #require(game.makeDeck())
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    #expect(deck.id != editor.deck.id)
    game.endEditing()
    #expect(game.decks == [deck])
  }

  @Test func filesThatUndoCanRestoreStayInUse() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let editor = try #require(game.makeDeck())
    editor.put(Self.picture(1), at: DeckPosition(0, isSecond: false))
    editor.put(Self.sound(2), at: DeckPosition(0, isSecond: true))
    editor.removePair(0)
    #expect(game.photosInUse.map(\.id) == [Self.id(1)] && game.recordingsInUse.map(\.id) == [Self.id(2)])
    editor.undo()
    #expect(game.decks == [editor.deck])
    editor.undo()
    editor.undo()
    game.endEditing()
    #expect(game.photosInUse.isEmpty && game.recordingsInUse.isEmpty && game.decks.isEmpty)
  }

  @Test func aRemovedDeckCanBeRestored() throws {
    let world = try TestWorld()
    let game = MemoryGame(environment: world.start())
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    let other = try #require(game.add(title: "Others", [DeckPair(DeckCard("a"), DeckCard("b"))]))
    game.options.theme = .deck(deck.id)
    game.remove(deck.id)
    #expect(game.decks == [other] && game.options.theme == .builtIn(.animals))
    #expect(MemoryGame(environment: world.start()).decks == [other])
    // Its pictures and sounds are still in use, and so is its ID.
    #expect(game.photosInUse.count == 3 && game.recordingsInUse.count == 2)
    #expect(try #require(game.makeDeck()).deck.id == 3)
    game.endEditing()
    game.restoreRemovedDeck()
    #expect(game.decks == [deck, other] && game.options.theme == .deck(deck.id))
    #expect(MemoryGame(environment: world.start()).decks == [deck, other])
    #expect(game.removedDeck?.deck == nil, "its files are no longer kept")
    game.restoreRemovedDeck()
    #expect(game.decks.count == 2)
    game.remove(other.id)
    #expect(game.options.theme == .deck(deck.id) && game.decks == [deck])
    game.restoreRemovedDeck()
    #expect(game.decks == [deck, other] && game.options.theme == .deck(deck.id))
  }

  @Test func anEqualDeckIsAddedOnceAndChosen() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let others = [DeckPair(DeckCard("a"), DeckCard("b"))]
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    let sameTitle = try #require(game.add(title: "Animals", others))
    let sameCards = try #require(game.add(title: "Others", others))
    #expect(game.decks == [deck, sameTitle, sameCards] && game.decks.map(\.id) == [1, 2, 3])
    #expect(game.options.theme == .deck(3))
    #expect(game.add(title: "Animals", others) == sameTitle && game.decks.count == 3)
    #expect(game.options.theme == .deck(2))
  }

  @Test func anEditedDeckIsCleanedAndIsChosenOnceItHasEnoughPairs() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let editor = try #require(game.makeDeck())
    for (index, text) in ["a ", "b", "c", "d"].enumerated() { editor.setText(text, at: DeckPosition(index: index)) }
    #expect(game.decks.first?.cards.map(\.text) == ["a ", "b", "c", "d", "", ""])
    game.endEditing()
    #expect(game.decks.first?.cards.map(\.text) == ["a", "b", "c", "d", "", ""], "kept without a title")
    #expect(game.deckEditor == nil && game.options.theme == .builtIn(.animals))
    let again = game.edit(try #require(game.decks.first))
    for index in [4, 5] { again.setText("e\(index)", at: DeckPosition(index: index)) }
    game.endEditing()
    #expect(game.options.theme == .deck(again.deck.id))
  }

  @Test func deletingADeckEndsOnlyItsOwnEditing() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    let other = try #require(game.add(title: "Others", [DeckPair(DeckCard("a"), DeckCard("b"))]))
    let editor = game.edit(deck)
    game.remove(other.id)
    #expect(game.deckEditor === editor && game.deck(deck.id) == deck)
    game.remove(deck.id)
    #expect(game.deckEditor == nil && game.decks.isEmpty)
  }

  @Test func filesOfTheGameUnderWayStayInUse() throws {
    let game = MemoryGame(environment: try TestWorld().start())
    let deck = try #require(game.add(title: "Animals", Self.animals.pairs))
    game.play(deck)
    game.remove(deck.id)
    // This one is the last that can be restored.
    game.remove(try #require(game.add(title: "Others", [DeckPair(DeckCard("a"), DeckCard("b"))])).id)
    #expect(game.decks.isEmpty && game.recordingsInUse.count == 2 && game.photosInUse.count == 3)
    #expect(try #require(game.makeDeck()).deck.id == 3, "both others are in use")
  }

  @Test func invalidDecksAreRejected() {
    func isRead(_ json: String) -> Bool { (try? JSONDecoder().decode(CardDeck.self, from: Data(json.utf8))) != nil }
    let card = "{\"text\":\"a\"}"
    #expect(isRead("{\"id\":1,\"title\":\"\",\"pairs\":[{\"first\":\(card),\"second\":\(card)}]}"))
    #expect(!isRead("{\"id\":0,\"title\":\"\",\"pairs\":[]}"))
    for media in [
      "\"picture\":\"../a\"", "\"sound\":{\"id\":\"a\",\"shape\":\"xyz\"}", "\"sound\":{\"id\":\"\",\"shape\":\"\"}",
    ] {
      #expect(!isRead("{\"id\":1,\"title\":\"\",\"pairs\":[{\"first\":\(card),\"second\":{\"text\":\"\",\(media)}}]}"))
    }
    let many = Array(repeating: "{\"first\":\(card),\"second\":\(card)}", count: 33).joined(separator: ",")
    #expect(!isRead("{\"id\":1,\"title\":\"\",\"pairs\":[\(many)]}"))
  }
}
