import DragAndDrop
import InputEvents

/// The functions that a board of lists or of a tree adds to a tester.
struct TesterHooks<Item, Place> {
  /// Returns the items at a place; nil for those of which it is the place.
  var items: (Place) -> [Item]? = { _ in nil }
  /// Returns where an item at a place is, such as 'in Rock'; nil if sentences say that it is on the place.
  var positionAtPlace: (Place) -> String? = { _ in nil }
  /// Returns the place of the board that puts items at the same position as a place.
  var shownPlace: (Place, [Item]) -> Place = { place, _ in place }
  /// Returns the visible item in which a place is, or nil.
  var container: (Place) -> Item? = { _ in nil }
  /// Returns the item to focus after a move; nil for the moved one, or the next one.
  var nextFocus: (Item) -> Item? = { _ in nil }
  /// Returns the items of the list of an item, which are selected together; nil without lists.
  var itemsBeside: (Item) -> [Item]? = { _ in nil }
  /// Returns what opens a place while an item is over it; nil for none.
  var springLoadAction: (Place) -> (() -> Void)? = { _ in nil }
  /// Handles a key on a focused item or place; returns false for one that it does not know.
  var handleKey: (KeyPress, TestElement) -> Bool = { _, _ in false }
}
