/// The outcome of a drop for one item.
public enum DropOutcome<Place: Hashable & Sendable, Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// The item stays at the place.
  case stays(Place)
  /// The item returns to where it was picked up.
  case returns(ReturnReason<Refusal>)

  /// Whether the item stays at a place.
  public var stays: Bool { if case .stays = self { true } else { false } }
}

/// The reason for which an item returns to where it was picked up.
public enum ReturnReason<Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// There was no place under it.
  case missed
  /// The place rejected it.
  case refused(Refusal)
  /// The user cancelled the drag, or something interrupted it.
  case cancelled
  /// It was dropped on another board or in another program; after a move, the model removes it.
  case transferred(DropOperation)
}
