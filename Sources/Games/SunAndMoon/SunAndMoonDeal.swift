package struct SunAndMoonDeal: Codable, Equatable, Sendable {
  /// The cards, home's before the visitor's.
  package let cards: [SkyCard]
  /// The player who plays the first card, where players take turns.
  package let starter: TablePlayer

  init(cards: [SkyCard], starter: TablePlayer) { (self.cards, self.starter) = (cards, starter) }

  init(level: SunAndMoonLevel, using generator: inout SeededGenerator) {
    repeat { self.init(using: &generator) } while !isRight(for: level)
  }

  /// Deals random cards: each symbol is equally likely, and so is each set of areas except the empty one.
  private init(using generator: inout SeededGenerator) {
    let starter: TablePlayer = generator.number(below: 2) == 0 ? .home : .visitor
    let cards = SkyCard.places.map { place in
      let symbol: SkySymbol = generator.number(below: 2) == 0 ? .sun : .moon
      let areas = TableAreas.choices[generator.number(below: TableAreas.choices.count)]
      return SkyCard(owner: place.owner, index: place.index, symbol: symbol, areas: areas)
    }
    self.init(cards: cards, starter: starter)
  }

  func isRight(for level: SunAndMoonLevel) -> Bool {
    switch level {
    case .anyDeal: true
    case .solitaire: isSolvable
    case .twoPlayers, .hiddenHands, .computerEasy, .computerMedium, .computerHard: isSolvable && isFair
    }
  }

  /// Whether one player who plays both hands can place all six symbols.
  package var isSolvable: Bool { fillable(from: GameTreeNode(turn: starter)) == 2 * GameTreeNode.areaCount }

  /// Whether the scores of perfect players differ by at most two points, whichever player begins.
  var isFair: Bool {
    var search = SunAndMoonSearch(self)
    return TablePlayer.allCases.allSatisfy { abs(search.value(of: GameTreeNode(turn: $0))) <= 2 }
  }

  func numbers(of player: TablePlayer) -> Range<Int> {
    player == .home ? 0..<SkyCard.handSize : SkyCard.handSize..<2 * SkyCard.handSize
  }

  var isValid: Bool {
    cards.count == SkyCard.places.count
      && zip(cards, SkyCard.places).allSatisfy {
        $0.owner == $1.owner && $0.index == $1.index && TableAreas.choices.contains($0.areas)
      }
  }
}
