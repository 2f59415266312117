import Storage

/// Two cards of a deck that belong together, such as a picture and its word; one of them can still be missing.
package struct DeckPair: Hashable, Codable, Sendable {
  package var first = DeckCard()
  package var second = DeckCard()

  package init(_ first: DeckCard = DeckCard(), _ second: DeckCard = DeckCard()) {
    (self.first, self.second) = (first, second)
  }

  package var cards: [DeckCard] { [first, second] }
  var isEmpty: Bool { first.isEmpty && second.isEmpty }
  var isComplete: Bool { !first.isEmpty && !second.isEmpty }
  var cleaned: DeckPair { DeckPair(first.cleaned, second.cleaned) }
}

/// A deck of pairs that the player made; the two cards of a pair need not be alike.
package struct CardDeck: Hashable, Sendable {
  package static let maximumPairCount = 32
  /// The maximum number of decks of a player.
  package static let maximumCount = 48
  package static let longestTitle = 60
  static let ids = 1...1_000_000

  package let id: Int
  /// The title; empty for a deck without a name.
  package var title: String
  package var pairs: [DeckPair]

  package init(id: Int, title: String, pairs: [DeckPair] = []) {
    (self.id, self.title, self.pairs) = (id, title, pairs)
  }

  package var name: String {
    let line = title.line(upTo: Self.longestTitle)
    return line.isEmpty ? tr("Deck {number}").formatted(["number": "\(id)"]) : line
  }

  package var isEmpty: Bool { title.line(upTo: Self.longestTitle).isEmpty && pairs.allSatisfy(\.isEmpty) }

  /// The deck with only the complete pairs that share no card with an earlier one, so that each card has one partner.
  package var playable: CardDeck {
    var deck = cleaned
    deck.pairs = zip(deck.pairs, problems).filter { $0.isComplete && $1 == nil }.map(\.0)
    return deck
  }

  /// The reason why each pair is left out of games; `nil` for one that is played with or has no card yet.
  package var problems: [DeckProblem?] {
    var seen: [DeckCard: Int] = [:]
    return pairs.enumerated().map { index, pair in
      if pair.isEmpty { return nil }
      guard pair.isComplete else { return .incomplete }
      if let other = pair.cards.compactMap({ seen[$0.appearance] }).first { return .repeated(other) }
      for card in pair.cards { seen[card.appearance] = index }
      return nil
    }
  }

  var cleaned: CardDeck {
    CardDeck(id: id, title: title.line(upTo: Self.longestTitle), pairs: pairs.map(\.cleaned))
  }

  var cards: [DeckCard] { pairs.flatMap(\.cards) }
  package var positions: [DeckPosition] { (0..<2 * pairs.count).map(DeckPosition.init(index:)) }
  package var photos: [Photo] { cards.compactMap(\.photo) }
  package var recordings: [Recording] { cards.compactMap(\.recording) }
}

package enum DeckProblem: Equatable, Sendable {
  case incomplete
  /// A card is also in the earlier pair that has this index.
  case repeated(Int)
}

extension CardDeck: Codable {
  private enum CodingKeys: CodingKey { case id, title, pairs }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title).line(upTo: Self.longestTitle)
    pairs = try values.decode([DeckPair].self, forKey: .pairs)
    try decoder.check(Self.ids.contains(id), "A deck has an invalid ID.")
    try decoder.check(pairs.count <= Self.maximumPairCount, "A deck has too many pairs.")
  }
}
