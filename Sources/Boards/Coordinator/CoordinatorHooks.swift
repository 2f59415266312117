import Widgets

/// The functions that the controllers of lists, trees and selections add to a coordinator.
struct CoordinatorHooks<Item, Place> {
  /// Returns a sentence with the position of an item at rest, for its accessible description.
  var position: (Item) -> String? = { _ in nil }
  /// Returns the name of a place, which may not exist as a widget now; for items dropped there, of that where they lie.
  var placeName: (Place, [Item]) -> String? = { _, _ in nil }
  /// Returns where an item at a place is, such as 'in Rock'; nil if sentences say that it is on the place.
  var positionAtPlace: (Place) -> String? = { _ in nil }
  /// Returns the visible item in which a place is, for items that are not visible there, or nil.
  var container: (Place) -> Item? = { _ in nil }
  /// Whether the places of items at rest are places for all others too, as in a list.
  var sharesOrigins = false
  /// Whether an item is shown faded because it moves along with one that is dragged.
  var isFaded: (Item) -> Bool = { _ in false }
  /// Returns the item to focus after a move; nil for the moved one, or the next one.
  var nextFocus: (Item) -> Item? = { _ in nil }
  /// Returns all items in reading order, of which some may have no piece now; nil for those with a piece.
  var items: () -> [Item]? = { nil }
  /// Returns the items of the list of an item, which are selected together; nil without lists.
  var itemsBeside: (Item) -> [Item]? = { _ in nil }
  /// Returns the place at which a paste on an item puts others; nil for the item's own place.
  var pastePlace: (Item) -> Place? = { _ in nil }
  var isSelected: (Item) -> Bool = { _ in false }
  /// Returns the action of a click in place of a pick-up; nil for none.
  var clickAction: (Item, DragEvent) -> (() -> Void)? = { _, _ in nil }
  /// Returns what opens a place while an item is over it; nil for none.
  var springLoadAction: (Place, Item) -> (() -> Void)? = { _, _ in nil }
  /// Returns the items of the board that are neither pieces nor places, but can be focused.
  var controls: () -> [BoardItem] = { [] }
}
