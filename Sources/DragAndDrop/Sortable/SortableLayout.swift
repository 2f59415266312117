import Geometry

/// A layout of the items of a list.
public protocol SortableLayout: Sendable {
  /// Returns the frames of the items, in the board's coordinates.
  ///
  /// - Parameter sizes: The size of each item, in device-independent pixels; nil for the default of the layout.
  func frames(of sizes: [Size?]) -> [Rect]
}
