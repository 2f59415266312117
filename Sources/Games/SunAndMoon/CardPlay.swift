package struct CardPlay: Codable, Hashable, Sendable {
  package let card: SkyCard
  package let area: TableArea

  package init(_ card: SkyCard, in area: TableArea) { (self.card, self.area) = (card, area) }

  var slot: GameTreeNode.Slots { GameTreeNode.slot(card.symbol, area) }
}

extension SunAndMoonDeal {
  /// Returns the plays of the player to move, in the order of the hand and the table.
  func plays(in node: GameTreeNode) -> [CardPlay] { plays(of: node.turn, in: node) }

  func plays(of player: TablePlayer, in node: GameTreeNode) -> [CardPlay] {
    numbers(of: player).flatMap { number in
      let slots = node.slots(of: number, in: self)
      return slots == 0
        ? [] : TableArea.allCases.map { CardPlay(cards[number], in: $0) }.filter { $0.slot & slots != 0 }
    }
  }
}
