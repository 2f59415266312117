/// The verdict of the rules while an item is over a place.
public enum DropVerdict<Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// The item is not over a place where a drop has an effect.
  case unknown
  /// The place accepts the item.
  case accepted
  /// The place rejects the item, for a reason.
  case rejected(Refusal)
}
