import Storage

/// The cards of both hands, and who begins.
public struct SunAndMoonDeal: Equatable, Sendable {
  /// The cards, home's before the visitor's.
  public let cards: [SkyCard]
  /// Who plays the first card, where players take turns.
  public let starter: TablePlayer

  /// The slots that each card can fill, for a search that asks for them all the time.
  let slots: [GameTreeNode.Slots]

  init(cards: [SkyCard], starter: TablePlayer) {
    (self.cards, self.starter, slots) = (cards, starter, cards.map(\.slots))
  }

  /// Deals the cards of a level, one deal after the other until one is right for it.
  init(level: SunAndMoonLevel, using generator: inout SeededGenerator) {
    repeat { self.init(using: &generator) } while !isRight(for: level)
  }

  /// Each card has a sun or a moon with even chance, and any of the areas but none with even chance as well.
  private init(using generator: inout SeededGenerator) {
    let starter: TablePlayer = generator.number(below: 2) == 0 ? .home : .visitor
    let cards = SkyCard.places.map { place in
      let symbol: SkySymbol = generator.number(below: 2) == 0 ? .sun : .moon
      let areas = TableAreas.choices[generator.number(below: TableAreas.choices.count)]
      return SkyCard(owner: place.owner, index: place.index, symbol: symbol, areas: areas)
    }
    self.init(cards: cards, starter: starter)
  }

  /// Whether a level deals these cards.
  func isRight(for level: SunAndMoonLevel) -> Bool {
    switch level {
    case .anyDeal: true
    case .solitaire: isSolvable
    case .twoPlayers, .hiddenHands, .computerEasy, .computerMedium, .computerHard: isSolvable && isFair
    }
  }

  /// Whether all six symbols can be placed, by one player who plays both hands.
  public var isSolvable: Bool { fillable(from: GameTreeNode(turn: starter)) == 2 * GameTreeNode.areaCount }

  /// Whether perfect players part by two points at most, whoever of them begins.
  var isFair: Bool {
    var search = SunAndMoonSearch(self)
    return TablePlayer.allCases.allSatisfy { abs(search.value(of: GameTreeNode(turn: $0))) <= 2 }
  }

  /// The numbers of a player's cards.
  func numbers(of player: TablePlayer) -> Range<Int> {
    player == .home ? 0..<SkyCard.handSize : SkyCard.handSize..<2 * SkyCard.handSize
  }

  /// Whether a deal can have these cards.
  var isValid: Bool {
    cards.count == SkyCard.places.count
      && zip(cards, SkyCard.places).allSatisfy {
        $0.owner == $1.owner && $0.index == $1.index && TableAreas.choices.contains($0.areas)
      }
  }
}

extension SunAndMoonDeal: Codable {
  private enum CodingKeys: CodingKey { case cards, starter }

  /// Reads a stored deal.
  ///
  /// - Throws: `DecodingError` for cards that no deal can have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      cards: try container.decode([SkyCard].self, forKey: .cards),
      starter: try container.decode(TablePlayer.self, forKey: .starter))
    try decoder.check(isValid, "No deal has these cards.")
  }
}
