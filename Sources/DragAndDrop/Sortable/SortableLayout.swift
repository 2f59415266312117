/// Where the items of a list lie, one after the other.
public protocol SortableLayout: Sendable {
  /// The frames of items in their order, in the board's coordinates.
  ///
  /// - Parameter sizes: How large each of them is, in device-independent pixels; nil for the size that the layout gives.
  func frames(of sizes: [Size?]) -> [Rect]
}
