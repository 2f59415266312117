/// A card that is played in an area.
public struct CardPlay: Codable, Hashable, Sendable {
  /// The card.
  public let card: SkyCard
  /// Where it is played.
  public let area: TableArea

  /// Creates a play.
  public init(_ card: SkyCard, in area: TableArea) { (self.card, self.area) = (card, area) }

  /// The slot that the card fills.
  var slot: SunAndMoonPosition.Slots { SunAndMoonPosition.slot(card.symbol, area) }
}

extension SunAndMoonDeal {
  /// Every play of who is on turn, in the order of the hand and the table.
  func plays(in position: SunAndMoonPosition) -> [CardPlay] { plays(of: position.turn, in: position) }

  /// Every play of a player.
  func plays(of player: TablePlayer, in position: SunAndMoonPosition) -> [CardPlay] {
    numbers(of: player).flatMap { number in
      let slots = position.slots(of: number, in: self)
      return slots == 0
        ? [] : TableArea.allCases.map { CardPlay(cards[number], in: $0) }.filter { $0.slot & slots != 0 }
    }
  }
}
