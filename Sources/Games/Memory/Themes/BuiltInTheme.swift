/// A built-in theme with 32 pairs; saved games contain the raw value.
///
/// The pictures of a theme differ in shape, never in color alone. Do not reorder the pictures, because seeds depend on
/// their order. Do not reorder the themes, because codes depend on it: add new ones at the end.
package enum BuiltInTheme: String, Codable, CaseIterable, Sendable {
  /// Animals.
  case animals
  /// Food and drinks.
  case food
  /// Things of the house and the garden, and clothes.
  case things
  /// Vehicles, buildings and landscapes.
  case travel
  /// Sports, games and musical instruments.
  case leisure
  /// A deck of 32 playing cards.
  case playingCards = "playing-cards"
  /// A capital letter and a small one.
  case letters
  /// A number and the same number of dots.
  case numbers
  /// Shapes that are drawn for this game.
  case shapes

  /// The localized name of the theme.
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
    }
  }

  /// The pairs, named in the language in which the program was started.
  package var pairs: [MemoryPair] {
    switch self {
    case .animals: Self.animalPairs
    case .food: Self.foodPairs
    case .things: Self.thingPairs
    case .travel: Self.travelPairs
    case .leisure: Self.leisurePairs
    case .playingCards: Self.cardPairs
    case .letters: Self.letterPairs
    case .numbers: Self.numberPairs
    case .shapes: Self.shapePairs
    }
  }

  private static let cardPairs = PlayingCard.deck.map { MemoryPair(MemoryFace(.playingCard($0), $0.name)) }
  private static let shapePairs = Shape.allCases.map { MemoryPair(MemoryFace(.shape($0), $0.name)) }

  /// The emoji that a font needs for this theme; empty for themes that are drawn without a font.
  package var emoji: String {
    pairs.reduce(into: "") { text, pair in
      if case .emoji(let emoji) = pair.first.drawing { text += emoji }
    }
  }
}
