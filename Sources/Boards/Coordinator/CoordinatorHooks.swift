import Widgets

/// The functions that the controllers of lists and selections add to a coordinator.
struct CoordinatorHooks<Item, Place> {
  /// Returns a sentence with the position of an item at rest, for its accessible description.
  var position: (Item) -> String? = { _ in nil }
  /// Returns the name of a place that is on the board only during drags.
  var placeName: (Place) -> String? = { _ in nil }
  var isSelected: (Item) -> Bool = { _ in false }
  /// Returns the action of a click in place of a pick-up; nil for none.
  var clickAction: (Item, DragEvent) -> (() -> Void)? = { _, _ in nil }
}
