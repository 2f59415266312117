extension CardDeck {
  var facePairs: [MemoryPair] {
    let names = mediaNames
    func face(_ card: DeckCard) -> MemoryFace {
      let name = card.media.flatMap { names[$0] } ?? card.text
      return MemoryFace(DeckCard(name, card.media).drawing, name)
    }
    return pairs.map { MemoryPair(face($0.first), face($0.second)) }
  }

  /// The names of pictures and sounds: the player's, or numbers in the order of their IDs, which reveal no pairs.
  ///
  /// A name that another pair also has is numbered, as in ``PhotoNames``.
  private var mediaNames: [DeckCard.Media: String] {
    var owners: [String: Int] = [:]
    for (index, card) in indexedCards where card.media == nil { owners[PhotoNames.heard(card.text)] = index }
    var (names, counts): ([DeckCard.Media: String], [String: Int]) = ([:], [:])
    for (index, card) in indexedCards.sorted(by: { $0.card.mediaID ?? "" < $1.card.mediaID ?? "" }) {
      guard let media = card.media, names[media] == nil else { continue }
      let name = card.text.isEmpty ? numberedName(of: media, &counts) : card.text
      // One of as many names as there are cards is free, because each of the other cards has at most one.
      let free = ([name] + (2...cards.count).map { PhotoNames.numberedName(name, $0) }).first {
        owners[PhotoNames.heard($0)].map { $0 == index } ?? true
      }
      names[media] = free ?? name
      owners[PhotoNames.heard(free ?? name)] = index
    }
    return names
  }

  private var indexedCards: [(pair: Int, card: DeckCard)] {
    pairs.enumerated().flatMap { index, pair in pair.cards.map { (index, $0) } }
  }

  private func numberedName(of media: DeckCard.Media, _ counts: inout [String: Int]) -> String {
    let pattern =
      switch media {
      case .picture: tr("picture {number}")
      case .sound: tr("sound {number}")
      }
    counts[pattern, default: 0] += 1
    return pattern.formatted(["number": "\(counts[pattern] ?? 1)"])
  }
}

extension DeckCard {
  package var drawing: MemoryFace.Drawing {
    switch media {
    case nil: .words(text)
    case .picture(let id): .photo(Photo(id: id, title: text))
    case .sound(let recording): .recording(recording)
    }
  }
}
