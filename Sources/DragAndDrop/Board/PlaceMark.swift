/// The mark that a place, or a piece that is a place for others, shows during a drag.
public enum PlaceMark: Equatable, Sendable {
  /// No mark.
  ///
  /// Nothing is dragged, the place would not accept the dragged item, or all places other than the item's own would.
  case none
  /// The place would accept the dragged item, and some others would not.
  case candidate
  /// The dragged item is over the place, which would accept it.
  case accepted
  /// The dragged item is over the place, which would reject it.
  case rejected

  /// Creates the mark of a place that an item with this verdict is over.
  package init(_ verdict: DropVerdict<some Equatable & Sendable>) {
    self =
      switch verdict {
      case .unknown: .none
      case .accepted: .accepted
      case .rejected: .rejected
      }
  }
}
