/// Where a dragged item would go in relation to another item.
public enum DropPosition: Hashable, Sendable {
  /// In front of the item, in the same list or on the same level.
  case before
  /// Behind the item.
  case after
  /// Into the item, as its last child.
  case into
}
