import DragAndDrop

/// A drop target for cards.
package enum SunAndMoonPlace: Hashable, Sendable {
  /// An area of the table.
  case area(TableArea)
  /// The place of a card within its hand.
  case hand(SkyCard)
}

/// The reason why an area rejects a card.
package enum SunAndMoonRefusal: Hashable, Sendable {
  /// It is this player's turn, and the card is the opponent's.
  case turn(TablePlayer)
  /// The card may not be played in this area.
  case notFor(TableArea)
  /// The area has the symbol already.
  case alreadyHas(SkySymbol, TableArea)
}

extension SunAndMoonState: DropRules {
  /// Whether a card can be picked up: any card left, even to learn why it cannot be played, except a hidden one.
  package func canPickUp(_ card: SkyCard) -> Bool {
    !isOver && deal.cards.contains(card) && isLeft(card) && (!level.hidesHands || card.owner == turn)
  }

  /// Returns whether an area accepts a card; hands have no verdict.
  package func verdict(for card: SkyCard, over place: SunAndMoonPlace) -> DropVerdict<SunAndMoonRefusal> {
    guard case .area(let area) = place, canPickUp(card) else { return .unknown }
    return refusal(of: CardPlay(card, in: area)).map { .rejected($0) } ?? .accepted
  }

  /// Returns the outcome that the verdict announces; a drop on the card's own place cancels the drag.
  package func outcome(
    of card: SkyCard, droppedOn place: SunAndMoonPlace
  ) -> DropOutcome<SunAndMoonPlace, SunAndMoonRefusal> {
    if place == .hand(card) { return .returns(.cancelled) }
    switch verdict(for: card, over: place) {
    case .accepted: return .stays(place)
    case .rejected(let refusal): return .returns(.refused(refusal))
    case .none, .unknown: return .returns(.missed)
    }
  }

  /// Returns the areas that accept the card now.
  package func places(for card: SkyCard) -> [SunAndMoonPlace] {
    TableArea.allCases.filter { canPlay(CardPlay(card, in: $0)) }.map { .area($0) }
  }

  /// Returns why a play is refused, or nil if it is allowed.
  package func refusal(of play: CardPlay) -> SunAndMoonRefusal? {
    if let turn, turn != play.card.owner { return .turn(turn) }
    if !play.card.areas.contains(play.area) { return .notFor(play.area) }
    return has(play.card.symbol, in: play.area) ? .alreadyHas(play.card.symbol, play.area) : nil
  }

  /// Whether a play is allowed now.
  package func canPlay(_ play: CardPlay) -> Bool {
    canPickUp(play.card) && refusal(of: play) == nil
  }
}
