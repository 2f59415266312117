/// The places to which keys can move a dragged piece.
public enum KeyboardReach: Sendable {
  /// The places that accept the piece, or all places if none does.
  case accepting
  /// All places, so that the user can learn why a place rejects the piece; in long lists, these are many.
  case all
}

/// Where the keyboard focus goes when an item is picked up without a pointer.
public enum KeyboardStart: Sendable {
  /// The nearest place that accepts the item, so that a second key drops it there.
  case nearestPlace
  /// The item's own place, from which arrow keys move it, as in a sortable list.
  case origin
}
