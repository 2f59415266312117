package enum DeckText {
  package static func pair(_ index: Int) -> String {
    tr("Pair {number}").formatted(["number": "\(index + 1)"])
  }

  /// Returns the sentences about the number of pairs to play with, and whether it is enough.
  package static func status(of deck: CardDeck) -> String {
    let count = deck.playable.pairs.count
    let needed = MemoryLevel.first.pairCount
    let pairs = trn("{count} pair to play with.", "{count} pairs to play with.", count: count)
    let few = trn(
      "At least {count} pair is needed.", "At least {count} pairs are needed.", count: needed)
    return count < needed ? [pairs, few].joinedSentences() : pairs
  }

  package static func card(_ position: DeckPosition) -> String {
    [pair(position.pair), position.isSecond ? tr("second card") : tr("first card")].joined(separator: trc("list", ", "))
  }

  /// Returns the menu item for a card to which another can be moved.
  package static func target(_ position: DeckPosition, _ card: DeckCard) -> String {
    let name = Self.card(position)
    if card.isEmpty { return tr("{card}: empty").formatted(["card": name]) }
    return card.text.isEmpty ? name : tr("{card}: {text}").formatted(["card": name, "text": card.text])
  }

  /// Returns the sentence about a move to a position, at which the other card was before.
  package static func moved(to position: DeckPosition, _ other: DeckCard) -> String {
    let pattern = other.isEmpty ? tr("Moved to {card}.") : tr("Exchanged with {card}.")
    return pattern.formatted(["card": card(position)])
  }

  package static func removed(_ index: Int, from deck: CardDeck) -> String {
    [tr("{pair} removed.").formatted(["pair": pair(index)]), status(of: deck)].joinedSentences()
  }

  package static func deleted(_ deck: CardDeck) -> String { tr("“{deck}” deleted").formatted(["deck": deck.name]) }

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
