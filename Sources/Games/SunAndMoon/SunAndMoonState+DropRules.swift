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
    return refusal(ofDropping: card, on: area).map { .rejected($0) } ?? .accepted
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
    TableArea.allCases.map { .area($0) }.filter { verdict(for: card, over: $0) == .accepted }
  }

  /// Returns why the player cannot drop a card on an area, if the rules refuse the play or the computer is to move.
  func refusal(ofDropping card: SkyCard, on area: TableArea) -> SunAndMoonRefusal? {
    isComputersTurn ? .turn(.visitor) : refusal(of: CardPlay(card, in: area))
  }

  /// Returns why the rules refuse a play of the player or of the computer.
  package func refusal(of play: CardPlay) -> SunAndMoonRefusal? {
    if let turn, turn != play.card.owner { return .turn(turn) }
    if !play.card.areas.contains(play.area) { return .notFor(play.area) }
    return has(play.card.symbol, in: play.area) ? .alreadyHas(play.card.symbol, play.area) : nil
  }

  package func canPlay(_ play: CardPlay) -> Bool {
    canPickUp(play.card) && refusal(of: play) == nil
  }
}
