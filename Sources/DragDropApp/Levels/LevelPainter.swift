import Widgets

protocol LevelPainter<Item>: AnyObject {
  associatedtype Item: Hashable & Sendable

  /// Returns whether an item can be painted now; if not, `ready` is called once it can be.
  func prepare(_ item: Item, ready: @escaping () -> Void) -> Bool
  /// Paints an item in a rectangle of the picture's size at the origin.
  func paint(_ item: Item, _ snapshot: Snapshot, on picture: TilePicture)
}

extension LevelPainter {
  func prepare(_ item: Item, ready: @escaping () -> Void) -> Bool { true }
}
