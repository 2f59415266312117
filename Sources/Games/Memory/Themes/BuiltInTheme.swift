/// The themes that come with the game, thirty-two pairs each; the raw value names one in saved games.
///
/// The pictures of a theme differ in shape, never in color alone, and their order belongs to what a seed deals.
/// The order of the themes belongs to what a code says: new ones come last.
public enum BuiltInTheme: String, Codable, CaseIterable, Sendable {
  /// Animals.
  case animals
  /// Things to eat.
  case food
  /// Things of the house and the garden.
  case things
  /// Vehicles, buildings and landscapes.
  case travel
  /// Sports, games and musical instruments.
  case leisure
  /// The deck of thirty-two cards.
  case playingCards = "playing-cards"
  /// A capital letter and a small one.
  case letters
  /// A number and as many dots.
  case numbers
  /// Shapes that are drawn for this game.
  case shapes

  /// What the theme is called.
  public var title: String {
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

  /// The pairs, named in the language that the program was started in.
  public var pairs: [MemoryPair] {
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

  /// The emoji that a font has to have for this theme; empty for what is drawn without one.
  public var emoji: String {
    pairs.reduce(into: "") { text, pair in
      if case .emoji(let emoji) = pair.first.drawing { text += emoji }
    }
  }
}
