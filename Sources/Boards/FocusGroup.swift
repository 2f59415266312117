import DragAndDrop
import Widgets

/// Items that are one Tab stop, with arrow keys inside; in a closed group, Tab moves from item to item and wraps.
public struct FocusGroup {
  /// The items in reading order.
  public var items: [BoardItem]
  /// Whether the focus stays in the group, as during a keyboard drag.
  public var isClosed: Bool
  /// Whether switch scanning includes the group; false if its items only provide information.
  public var isScanned: Bool
  /// The direction in which lists extend, so that arrow keys along it stop at the end of a list; nil without lists.
  ///
  /// Without lists, an arrow key at the end of a row or column goes on to the nearest item beside it.
  public var line: Direction?

  /// Creates a group of `items`.
  public init(_ items: [BoardItem], isClosed: Bool = false, isScanned: Bool = true, line: Direction? = nil) {
    (self.items, self.isClosed, self.isScanned, self.line) = (items, isClosed, isScanned, line)
  }
}

extension FocusGroup: FocusGrouping {}
