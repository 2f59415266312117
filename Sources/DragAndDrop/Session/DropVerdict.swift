/// What the rules say while an item is over a place, before it is dropped.
public enum DropVerdict<Refusal: Equatable & Sendable>: Equatable, Sendable {
  /// The item is not carried.
  case none
  /// The item is carried, and no place is under it.
  case unknown
  /// A drop here would count.
  case accepted
  /// A drop here would be refused, for this reason.
  case rejected(Refusal)
}
