extension CardDeck {
  func pair(_ number: Int) -> MemoryPair {
    let pair = pairs[number]
    // Names take time, and texts need none.
    let names = pair.cards.allSatisfy { $0.media == nil } ? [:] : mediaNames
    func face(_ card: DeckCard) -> MemoryFace {
      guard let media = card.media else { return MemoryFace(.words(card.text), card.text) }
      let name = names[media] ?? card.text
      return switch media {
      case .picture(let id): MemoryFace(.photo(Photo(id: id, title: name)), name)
      case .sound(let recording): MemoryFace(.recording(recording), name)
      }
    }
    return MemoryPair(face(pair.first), face(pair.second))
  }

  /// The names of pictures and sounds: the player's, or numbers in the order of their IDs, which tell nothing of pairs.
  ///
  /// A name that another pair has too is numbered, as in ``PhotoNames``.
  var mediaNames: [DeckCard.Media: String] {
    var owners: [String: Int] = [:]
    for (index, card) in indexedCards where card.media == nil { owners[PhotoNames.heard(card.text)] = index }
    var (names, counts): ([DeckCard.Media: String], [String: Int]) = ([:], [:])
    for (index, card) in indexedCards.sorted(by: { $0.card.mediaID ?? "" < $1.card.mediaID ?? "" }) {
      guard let media = card.media, names[media] == nil else { continue }
      let name = card.text.isEmpty ? numberedName(of: media, &counts) : card.text
      let free = ([name] + (2...1 + 2 * cards.count).map { PhotoNames.numberedName(name, $0) }).first {
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
