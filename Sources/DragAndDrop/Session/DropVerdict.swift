/// The verdict of the rules while an item is over a place.
public enum DropVerdict<Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// The item is over no place, or over one where a drop changes nothing; a drop there returns it as missed.
  case unknown
  /// The place accepts the item.
  case accepted
  /// The place rejects the item, for a reason.
  case rejected(Refusal)
}
