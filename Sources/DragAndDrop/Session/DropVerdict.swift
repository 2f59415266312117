/// The verdict of the rules while an item is over a place.
public enum DropVerdict<Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// The item is over no place, or over one where a drop changes nothing; a drop there returns it as missed.
  case unknown
  /// The place accepts the item.
  case accepted
  /// The place rejects the item, for a reason.
  case rejected(Refusal)

  /// Returns the outcome of a drop at a place with this verdict.
  func outcome<Place: Hashable & Sendable>(at place: Place) -> DropOutcome<Place, Refusal> {
    switch self {
    case .accepted: .stays(place)
    case .rejected(let refusal): .returns(.refused(refusal))
    case .unknown: .returns(.missed)
    }
  }
}
