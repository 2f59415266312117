import DragAndDrop

package enum SunAndMoonPlace: Hashable, Sendable {
  case area(TableArea)
  case hand(SkyCard)
}

package enum SunAndMoonRefusal: Hashable, Sendable {
  case turn(TablePlayer)
  case notFor(TableArea)
  case alreadyHas(SkySymbol, TableArea)
}

extension SunAndMoonState: DropRules {
  /// Returns whether a card can be picked up: any that is left, even to learn why it is refused, but no hidden one.
  package func canPickUp(_ card: SkyCard) -> Bool {
    !isOver && deal.cards.contains(card) && isLeft(card) && (!level.hidesHands || card.owner == turn)
  }

  package func verdict(for card: SkyCard, over place: SunAndMoonPlace) -> DropVerdict<SunAndMoonRefusal> {
    guard case .area(let area) = place, canPickUp(card) else { return .unknown }
    return refusal(of: CardPlay(card, in: area)).map { .rejected($0) } ?? .accepted
  }

  package func outcome(
    of card: SkyCard, droppedOn place: SunAndMoonPlace
  ) -> DropOutcome<SunAndMoonPlace, SunAndMoonRefusal> {
    if place == .hand(card) { return .returns(.cancelled) }
    switch verdict(for: card, over: place) {
    case .accepted: return .stays(place)
    case .rejected(let refusal): return .returns(.refused(refusal))
    case .unknown: return .returns(.missed)
    }
  }

  package func places(for card: SkyCard) -> [SunAndMoonPlace] {
    TableArea.allCases.filter { canPlay(CardPlay(card, in: $0)) }.map { .area($0) }
  }

  package func refusal(of play: CardPlay) -> SunAndMoonRefusal? {
    if let turn, turn != play.card.owner { return .turn(turn) }
    if !play.card.areas.contains(play.area) { return .notFor(play.area) }
    return has(play.card.symbol, in: play.area) ? .alreadyHas(play.card.symbol, play.area) : nil
  }

  package func canPlay(_ play: CardPlay) -> Bool {
    canPickUp(play.card) && refusal(of: play) == nil
  }
}
