/// Where the items of a list lie, by their numbers alone.
public protocol SortableLayout: Sendable {
  /// The frame of the item with so many before it, in the board's coordinates.
  func frame(of index: Int) -> Rect
}

extension StackLayout: SortableLayout {}
extension GridLayout: SortableLayout {}
