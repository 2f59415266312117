import Geometry

/// A layout of the items of a list.
public protocol SortableLayout: Sendable {
  /// Returns the frames of items of some sizes, nil for the default, in the board's coordinates.
  func frames(of sizes: [Size?]) -> [Rect]
}
