/// A step of a drag that is announced to the user.
public enum DragStep<Rules: DropRules>: Equatable, Sendable {
  /// A click, a key or an accessibility action has picked an item up.
  ///
  /// There is no such step if the focus is on the item's piece or on a place that keys can reach, whose description
  /// changes with the drag.
  case pickedUp(Rules.Item)
  /// An item was dropped at a place, and the outcome is pending.
  ///
  /// There is no such step if the focus is on the item's piece, whose description says so.
  case pending(Rules.Item, Rules.Place)
  /// The drags of some items have ended with the same outcome.
  ///
  /// Of items that were dropped together and stay there, the place is that of the drop, not that of each item. Those
  /// behind one that does not stay are another step, with the place of the first of them.
  case ended([Rules.Item], Rules.Outcome)
  /// Some items were dropped as copies or links, which stay at a place, and the items themselves return.
  case left([Rules.Item], DropOperation, Rules.Place)
}
