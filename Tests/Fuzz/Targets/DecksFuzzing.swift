import FoundationEssentials

@testable import Games

/// The player's decks, as they are stored and as they are shared.
enum DecksFuzzing {
  static func list(_ bytes: [UInt8]) {
    guard let decks = stored([CardDeck].self, in: bytes) else { return }
    check(storedAgain(decks) == decks, "They are not stored as they were read.")
    decks.prefix(4).forEach(use)
  }

  static func file(_ bytes: [UInt8]) {
    do throws(DeckFileError) {
      let file = try DeckFile(data: Data(bytes))
      let again = (try? file.data).flatMap { try? DeckFile(data: $0) }
      check(again == file, "It is not saved as it was opened.")
      use(CardDeck(id: 1, title: file.title, pairs: file.pairs))
    } catch {
      check(!error.message.isEmpty, "Nothing is said about the error.")
    }
  }

  /// Checks that each playable card has one partner, a text and a name that no card of another pair has.
  private static func use(_ deck: CardDeck) {
    _ = (deck.name, DeckText.status(of: deck), deck.problems.compactMap(\.self).map(DeckText.sentence))
    let playable = deck.playable
    check(playable == playable.playable, "The pairs to play with are not those of a deck of them.")
    let pairs = playable.facePairs
    var owners: [MemoryFace.Drawing: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      for face in [pair.first, pair.second] {
        check(!face.name.isEmpty, "A card has no name.")
        check(owners[face.drawing] ?? index == index, "Two pairs have the same card.")
        owners[face.drawing] = index
      }
    }
    let theme = MemoryTheme.deck(playable)
    guard let level = theme.maximumLevel else { return }
    let state = MemoryState(MemoryDeal(level: level, theme: theme, playerCount: 1, seed: 7))
    check(state.isValid && storedAgain(state) == state, "A game with it is not stored as it was dealt.")
  }
}
