import DragAndDrop

/// A step of a carry that the player is told of.
nonisolated public enum DragStep<Rules: DropRules>: Equatable, Sendable {
  /// A click has picked the item up, or keys have, and nothing else tells it.
  case pickedUp(Rules.Item)
  /// The carry of some items has come to the same end.
  case ended([Rules.Item], Rules.Outcome)
}
