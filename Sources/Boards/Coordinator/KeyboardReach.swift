/// The places to which keys can move a dragged piece.
nonisolated public enum KeyboardReach: Sendable {
  /// The places that accept the piece, or all places if none does.
  case accepting
  /// All places, so that the user can learn why a place rejects the piece.
  case all
}
