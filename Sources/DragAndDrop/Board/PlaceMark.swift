/// The mark that a place, or a piece that is a place for others, shows during a drag.
public enum PlaceMark: Equatable, Sendable {
  /// No mark: the drag does not concern this place.
  case none
  /// The place would accept the dragged item.
  case candidate
  /// The dragged item is over the place, which would accept it.
  case accepted
  /// The dragged item is over the place, which would reject it.
  case rejected
}
