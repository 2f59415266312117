public import DragAndDrop

/// Where a card can be brought.
public enum SunAndMoonPlace: Hashable, Sendable {
  /// An area of the table.
  case area(TableArea)
  /// The place of a card in its hand.
  case hand(SkyCard)
}

/// Why an area does not take a card.
public enum SunAndMoonRefusal: Hashable, Sendable {
  /// This player is on turn, and the card is the other's.
  case turn(TablePlayer)
  /// The card lacks the sign of the area.
  case notFor(TableArea)
  /// The area has the symbol already.
  case alreadyHas(SkySymbol, TableArea)
}

extension SunAndMoonState: DropRules {
  /// Any card of either hand can be picked up, also to be told why it cannot be played, but a hidden one.
  public func canPickUp(_ card: SkyCard) -> Bool {
    !isOver && deal.cards.contains(card) && isLeft(card) && (!level.hidesHands || card.owner == turn)
  }

  /// Over the hands nothing counts, and every area says whether it takes the card.
  public func verdict(for card: SkyCard, over place: SunAndMoonPlace) -> DropVerdict<SunAndMoonRefusal> {
    guard case .area(let area) = place, canPickUp(card) else { return .unknown }
    return refusal(of: CardPlay(card, in: area)).map { .rejected($0) } ?? .accepted
  }

  /// An area does what its verdict says; a card put back in its own place was not moved.
  public func outcome(
    of card: SkyCard, droppedOn place: SunAndMoonPlace
  ) -> DropOutcome<SunAndMoonPlace, SunAndMoonRefusal> {
    if place == .hand(card) { return .returns(.cancelled) }
    switch verdict(for: card, over: place) {
    case .accepted: return .stays(place)
    case .rejected(let refusal): return .returns(.refused(refusal))
    case .none, .unknown: return .returns(.missed)
    }
  }

  /// The areas that take the card now.
  public func places(for card: SkyCard) -> [SunAndMoonPlace] {
    TableArea.allCases.filter { canPlay(CardPlay(card, in: $0)) }.map { .area($0) }
  }

  /// Why a play is refused, or nil if it is allowed.
  public func refusal(of play: CardPlay) -> SunAndMoonRefusal? {
    if let turn, turn != play.card.owner { return .turn(turn) }
    if !play.card.areas.contains(play.area) { return .notFor(play.area) }
    return has(play.card.symbol, in: play.area) ? .alreadyHas(play.card.symbol, play.area) : nil
  }

  /// Whether a play is allowed now.
  public func canPlay(_ play: CardPlay) -> Bool {
    canPickUp(play.card) && refusal(of: play) == nil
  }
}
