import FoundationEssentials
import Testing

@testable import Games

/// The editor of a deck, the file of a deck, and pairs that are made of files and text.
@Suite @MainActor struct DeckEditorTests {
  private func editor(_ pairs: [DeckPair] = [DeckPair(), DeckPair()]) -> DeckEditor {
    DeckEditor(CardDeck(id: 1, title: "", pairs: pairs)) { _ in }
  }

  @Test func typingInOneTextIsOneUndoStep() {
    let editor = editor()
    let (first, second) = (DeckPosition(0, isSecond: false), DeckPosition(0, isSecond: true))
    for text in ["h", "ho", "hot ", "hot dog"] { editor.setText(text, at: first) }
    for text in ["H", "Ho"] { editor.setText(text, at: second) }
    editor.setTitle("Words")
    #expect(editor[first]?.text == "hot dog" && editor.deck.title == "Words")
    editor.undo()
    editor.undo()
    #expect(editor[first]?.text == "hot dog" && editor[second]?.text == "")
    editor.undo()
    #expect(editor[first]?.text == "" && !editor.canUndo && editor.canRedo)
    for _ in 1...3 { editor.redo() }
    #expect(editor.deck.title == "Words" && !editor.canRedo)
    // After undo, typing is a step of its own.
    editor.undo()
    editor.setText("Hot", at: second)
    editor.undo()
    #expect(editor[second]?.text == "Ho")
  }

  @Test func addedPairsReplaceEmptyOnesUpToTheLimit() {
    let editor = editor([DeckPair(), DeckPair(DeckCard("a"), DeckCard()), DeckPair()])
    let many = (0..<40).map { DeckPair(DeckCard("\($0)"), DeckCard("n\($0)")) }
    #expect(editor.add(Array(many.prefix(2))) == 0 && editor.deck.pairs.count == 3)
    #expect(editor.add(many) == 11 && editor.deck.pairs.count == 32 && !editor.canAddPair)
    editor.addPair()
    #expect(editor.deck.pairs.count == 32)
    editor.removePair(31)
    editor.removePair(31)
    #expect(editor.deck.pairs.count == 31)
    editor.setText("beyond", at: DeckPosition(31, isSecond: false))
    editor.put(DeckCard("beyond"), at: DeckPosition(-1, isSecond: false))
    #expect(!editor.deck.cards.contains { $0.text == "beyond" })
    editor.setText(String(repeating: "x", count: 500), at: DeckPosition(0, isSecond: false))
    #expect(editor[DeckPosition(0, isSecond: false)]?.text.count == DeckCard.longestText)
  }

  @Test func aCardMovesToAnEmptyPlaceOrExchangesWithAnother() {
    let editor = editor([DeckPair(DeckCard("a"), DeckCard("b")), DeckPair(DeckCard("c"), DeckCard(" "))])
    let positions = (0..<4).map(DeckPosition.init(index:))
    #expect(positions.map(\.index) == [0, 1, 2, 3] && positions[3] == DeckPosition(1, isSecond: true))
    var texts: [String] { editor.deck.cards.map(\.text) }
    editor.move(positions[0], to: positions[3])
    #expect(texts == [" ", "b", "c", "a"])
    editor.move(positions[1], to: positions[2])
    #expect(texts == [" ", "c", "b", "a"])
    // Nothing moves from an empty place, to itself, or to a place that does not exist.
    editor.move(positions[0], to: positions[1])
    editor.move(positions[1], to: positions[1])
    editor.move(positions[1], to: DeckPosition(2, isSecond: false))
    editor.move(DeckPosition(index: -1), to: positions[1])
    #expect(texts == [" ", "c", "b", "a"])
    editor.undo()
    editor.undo()
    #expect(texts == ["a", "b", "c", " "] && !editor.canUndo)
    // Typing after a move is a step of its own.
    editor.setText("d", at: positions[0])
    editor.move(positions[0], to: positions[1])
    editor.setText("be", at: positions[0])
    editor.undo()
    #expect(texts == ["b", "d", "c", " "])
  }

  // MARK: Files and text

  private func file(_ name: String) -> DeckPairing.File {
    let id = ContentID.of(name)
    switch name.split(separator: ".").last {
    case "txt": return DeckPairing.File(name: name, card: DeckCard("text of \(name)"))
    case "ogg": return DeckPairing.File(name: name, card: DeckCard("", .sound(Recording(id: id, levels: []))))
    default: return DeckPairing.File(name: name, card: DeckCard(DeckPairing.stem(of: name), .picture(id)))
    }
  }

  private func texts(_ names: String...) -> [[String]] {
    DeckPairing.pairs(of: names.map(file)).map { $0.cards.map(\.text) }
  }

  @Test func filesWithTheSameNameArePaired() {
    #expect(texts("dog.png", "cat.png", "Dog.ogg", "cat.ogg") == [["dog", ""], ["cat", ""]])
    #expect(texts("dog.png", "dog.txt") == [["dog", "text of dog.txt"]])
    // Equal names would reveal which pictures match.
    #expect(texts("a-a.png", "a-b.png", "x.png", "X.jpg") == [["", ""], ["", ""]])
    #expect(texts("dog.ogg", "polar_bear.jpg") == [["", "dog"], ["polar bear", "polar bear"]])
    #expect(texts("dog.png", "dog.ogg", "dog.txt", "a.png", "b.png", "IMG_1.png", "IMG_2.png").count == 5)
    #expect(DeckPairing.pairs(of: []) == [])
    #expect(texts(".png", "-a", "-b").count == 3 && DeckPairing.stem(of: ".png") == ".png")
    #expect(texts("dog-a.png", "dog_b.png").count == 1)
    #expect(texts("dog-a.png", "cat-b.png").count == 2 && texts("dog-a.png", "dog_a.png").count == 2)
  }

  @Test func linesOfTwoPartsAreReadAsPairs() {
    let pairs = DeckPairing.pairs(inText: "dog\tHund\n\n cat = Katze \r\nred;rouge\n")
    #expect(pairs.map { $0.cards.map(\.text) } == [["dog", "Hund"], ["cat", "Katze"], ["red", "rouge"]])
    #expect(DeckPairing.pairs(inText: "dog\tHund\ncat") == [] && DeckPairing.pairs(inText: "Rome") == [])
    #expect(DeckPairing.pairs(inText: "") == [] && DeckPairing.pairs(inText: "a=b=c") == [])
    let many = (1...200).map { "\($0)=x\($0)" }.joined(separator: "\n")
    #expect(DeckPairing.pairs(inText: many).count == 200, "those that do not fit in a deck are counted")
    #expect(DeckPairing.pairs(inText: "\(many)\nand so on") == [])
  }

  // MARK: The file

  private var shared: (deck: CardDeck, media: [String: Data]) {
    let deck = CardDeckTests.animals
    let ids = deck.cards.compactMap(\.mediaID)
    return (deck, Dictionary(uniqueKeysWithValues: ids.map { ($0, Data($0.utf8)) }))
  }

  @Test func aDeckFileContainsTheDeckAndItsMedia() throws {
    let (deck, media) = shared
    let file = try DeckFile(data: DeckFile(deck, media: media).data)
    #expect(file.title == "Animals" && file.pairs == deck.pairs && file.media == media)
    #expect(DeckFile.name(of: CardDeck(id: 3, title: "A/B")) == "A-B.grab-bag-deck")
    #expect(DeckFile.name(of: CardDeck(id: 3, title: " ")) == "Deck 3.grab-bag-deck")
    #expect(DeckFile.isOne("file:///a/B.Grab-Bag-Deck") && !DeckFile.isOne("deck.png"))
  }

  @Test func invalidDeckFilesAreRejectedWithTheReason() throws {
    func error(_ text: String) -> DeckFileError? {
      do throws(DeckFileError) { _ = try DeckFile(data: Data(text.utf8)) } catch { return error }
      return nil
    }
    func isDamaged(_ text: String) -> Bool { if case .damaged = error(text) { true } else { false } }
    let (deck, media) = shared
    let text = String(decoding: try DeckFile(deck, media: media).data, as: UTF8.self)
    #expect(
      error("") == .otherFile && error("{}") == .otherFile && error("{\"format\":\"x\",\"version\":1}") == .otherFile)
    #expect(error(text.replacing("\"version\":1", with: "\"version\":2")) == .newer)
    #expect(isDamaged(String(text.prefix(text.count / 2))) && isDamaged(text.replacing("\"pairs\"", with: "\"pears\"")))
    #expect(isDamaged(text.replacing("\"media\":{", with: "\"media\":{},\"other\":{")))
    #expect(error("{\"format\":\"grab-bag-deck\",\"version\":1,\"title\":\"\",\"pairs\":[],\"media\":{}}") == .empty)
    for error: DeckFileError in [.otherFile, .newer, .damaged(details: ""), .empty] {
      #expect(error.message.hasSuffix("."))
    }
  }

  @Test func deckTextsDescribePairsAndPositions() {
    #expect(DeckText.status(of: CardDeckTests.animals) == "4 pairs to play with.")
    let one = CardDeck(id: 1, title: "", pairs: [DeckPair(DeckCard("a"), DeckCard("b"))])
    #expect(DeckText.status(of: one) == "1 pair to play with. At least 3 pairs are needed.")
    #expect(DeckText.sentence(about: .repeated(0)) == "This pair is left out, because pair 1 has the same card.")
    #expect(DeckText.removed(4, from: CardDeckTests.animals) == "Pair 5 removed. 4 pairs to play with.")
    let position = DeckPosition(1, isSecond: true)
    #expect(DeckText.card(position) == "Pair 2, second card")
    #expect(DeckText.target(position, DeckCard(" ")) == "Pair 2, second card: empty")
    #expect(DeckText.target(position, DeckCard("dog")) == "Pair 2, second card: dog")
    #expect(DeckText.moved(to: position, DeckCard()) == "Moved to Pair 2, second card.")
    #expect(DeckText.moved(to: position, DeckCard("dog")) == "Exchanged with Pair 2, second card.")
    #expect(DeckText.leftOut(2) == "2 pairs were left out. A deck has at most 32.")
  }
}

private enum ContentID {
  static func of(_ name: String) -> String { name.utf8.map { String($0, radix: 16) }.joined() }
}
