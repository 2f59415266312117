/// A step of a drag that is announced to the user.
public enum DragStep<Rules: DropRules>: Equatable, Sendable {
  /// A click or a key picked an item up, and no focused item describes that.
  case pickedUp(Rules.Item)
  /// An item was dropped at a place that has yet to accept it, which the focused item does not describe.
  case pending(Rules.Item, Rules.Place)
  /// The drags of some items ended with the same outcome; those that stay do so at the place of their common drop.
  case ended([Rules.Item], Rules.Outcome)
  /// Copies of some items, or links to them, were left at a place, and the items are back.
  case left([Rules.Item], DropOperation, Rules.Place)
}
