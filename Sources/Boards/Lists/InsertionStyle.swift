/// How a list shows where a dragged item would be inserted.
nonisolated public enum InsertionStyle: Sendable {
  /// The other items move aside.
  case gap
  /// The other items stay, and a line between them marks the place.
  case line
}
