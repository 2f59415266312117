/// A built-in theme with 32 pairs, which differ in shape, never in color alone; saved games contain the raw value.
///
/// Do not reorder the pictures, because seeds depend on it. Add new themes at the end, because codes contain indices.
package enum BuiltInTheme: String, Codable, CaseIterable, Sendable {
  case animals
  case food
  case things
  case travel
  case leisure
  case playingCards = "playing-cards"
  case letters
  case numbers
  case shapes
  case sounds

  package var title: String {
    switch self {
    case .animals: tr("Animals")
    case .food: tr("Food")
    case .things: tr("Things")
    case .travel: tr("Travel")
    case .leisure: tr("Sports and Music")
    case .playingCards: tr("Playing Cards")
    case .letters: tr("Letters")
    case .numbers: tr("Numbers and Dots")
    case .shapes: tr("Shapes")
    case .sounds: tr("Sounds")
    }
  }

  package var pairs: [MemoryPair] { Self.allPairs[self] ?? [] }

  private static let allPairs = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makePairs()) })

  private func makePairs() -> [MemoryPair] {
    switch self {
    case .playingCards: PlayingCard.deck.map { MemoryPair(MemoryFace(.playingCard($0), $0.name)) }
    case .letters: Self.letterPairs
    case .numbers: Self.numberPairs
    case .sounds: Self.tunePairs
    case .animals, .food, .things, .travel, .leisure, .shapes: listedPairs
    }
  }

  /// The pairs of a theme in cards.txt: in each line an emoji or the name of a shape, then the name of the card.
  private var listedPairs: [MemoryPair] {
    let section = TextSection.all(in: PackageResources.cards_txt).first { $0.heading == rawValue }
    return (section?.lines ?? []).map { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let drawing = Shape(rawValue: words[0]).map { MemoryFace.Drawing.shape($0) } ?? .emoji(words[0])
      return MemoryPair(MemoryFace(drawing, trc("memory card", words[1])))
    }
  }

  /// The emoji that a font must contain for this theme; empty for themes that are drawn without a font.
  package var emoji: String {
    pairs.reduce(into: "") { text, pair in
      if case .emoji(let emoji) = pair.first.drawing { text += emoji }
    }
  }
}
