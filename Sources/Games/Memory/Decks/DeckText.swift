/// What is said about a deck.
package enum DeckText {
  package static func pair(_ index: Int) -> String {
    tr("Pair {number}").formatted(["number": "\(index + 1)"])
  }

  /// How many pairs there are to play with.
  package static func status(of deck: CardDeck) -> String {
    let count = deck.playable.pairs.count
    let needed = MemoryLevel.first.pairCount
    let pairs = trn("{count} pair to play with.", "{count} pairs to play with.", count: count)
    let few = trn(
      "At least {count} pair is needed.", "At least {count} pairs are needed.", count: needed)
    return count < needed ? [pairs, few].joinedSentences() : pairs
  }

  package static func sentence(about problem: DeckProblem) -> String {
    switch problem {
    case .incomplete: tr("One of the two cards is empty.")
    case .repeated(let index):
      tr("This pair is left out, because pair {number} has the same card.").formatted(["number": "\(index + 1)"])
    }
  }

  package static func leftOut(_ count: Int) -> String {
    trn(
      "{count} pair was left out. A deck has at most {most}.",
      "{count} pairs were left out. A deck has at most {most}.",
      count: count
    ).formatted(["most": "\(CardDeck.maximumPairCount)"])
  }

  package static var tooManyDecks: String {
    tr("You have {count} decks, and cannot have more. Delete one first.")
      .formatted(["count": "\(CardDeck.maximumCount)"])
  }
}
