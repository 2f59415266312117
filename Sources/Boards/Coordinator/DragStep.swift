import DragAndDrop

/// A step of a carry that the player is told of.
nonisolated public enum DragStep<Rules: DropRules>: Equatable, Sendable {
  /// A click has picked the item up, or keys have, and nothing else tells it.
  case pickedUp(Rules.Item)
  /// An item was dropped at a place that has not decided yet what becomes of it, and nothing else tells it.
  case waits(Rules.Item, Rules.Place)
  /// The carry of some items has come to the same end.
  case ended([Rules.Item], Rules.Outcome)
  /// Copies of some items, or links to them, stay at a place, and the items are back.
  case left([Rules.Item], DropOperation, Rules.Place)
}
