/// Where an item ends up when it is let go.
public enum DropOutcome<Place: Hashable & Sendable, Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// The item stays at the place.
  case stays(Place)
  /// The item goes back to where it was picked up.
  case returns(ReturnReason<Refusal>)

  /// Whether the item stays at a place.
  public var stays: Bool { if case .stays = self { true } else { false } }
}

/// Why an item goes back to where it was picked up.
public enum ReturnReason<Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// No place was under it.
  case missed
  /// The place did not take it.
  case refused(Refusal)
  /// The player gave up the move, or something interrupted it.
  case cancelled
}
