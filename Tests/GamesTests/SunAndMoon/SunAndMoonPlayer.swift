import DragAndDrop

@testable import Games

/// The moves of players.
@MainActor
extension SunAndMoonGame {
  /// Drags a card to an area and drops it there.
  @discardableResult
  func bring(
    _ card: SkyCard, to area: TableArea, by input: DragInput = .pointer
  ) -> DropOutcome<SunAndMoonPlace, SunAndMoonRefusal>? {
    guard pickUp(card, by: input) else { return nil }
    move(card, to: nil, over: .area(area))
    return drop(card)
  }

  /// Makes the play that a hint would show.
  func playBest(by input: DragInput = .pointer) {
    guard case .card(let play)? = state.hint(after: nil) else { return }
    bring(play.card, to: play.area, by: input)
  }
}

extension SunAndMoonDeal {
  /// Creates a deal from its hands, in which a card is 's' or 'm' with the initials of its areas: "sYT mH sYTH mT sY".
  init(home: String, visitor: String, starter: TablePlayer = .home) {
    let cards = [(TablePlayer.home, home), (.visitor, visitor)].flatMap { owner, hand in
      hand.split(separator: " ").enumerated().map { index, word in
        let areas = zip("YTH", TableArea.allCases).filter { word.contains($0.0) }.map { TableAreas($0.1) }
        return SkyCard(
          owner: owner, index: index, symbol: word.hasPrefix("s") ? .sun : .moon, areas: TableAreas(areas))
      }
    }
    self.init(cards: cards, starter: starter)
  }

  /// Whether all six symbols can be placed, found by trying all ways.
  var hasSolution: Bool {
    func canFill(_ slots: ArraySlice<Int>, with left: Int) -> Bool {
      guard let slot = slots.first else { return true }
      return cards.indices.contains {
        left >> $0 & 1 == 1 && cards[$0].slots & slot != 0 && canFill(slots.dropFirst(), with: left & ~(1 << $0))
      }
    }
    return canFill((0..<6).map { 1 << $0 }[...], with: 1 << cards.count - 1)
  }
}

extension SunAndMoonState {
  func card(_ owner: TablePlayer, _ index: Int) -> SkyCard { deal.cards[owner.rawValue * SkyCard.handSize + index] }

  /// Plays a card by its index in the owner's hand.
  @discardableResult
  mutating func play(_ owner: TablePlayer, _ index: Int, _ area: TableArea) -> [SunAndMoonChange] {
    play(CardPlay(card(owner, index), in: area))
  }

  /// Every play that is allowed now.
  var allowedPlays: [CardPlay] {
    deal.cards.flatMap { card in TableArea.allCases.map { CardPlay(card, in: $0) } }.filter(canPlay)
  }
}
