import Widgets

final class LevelPicture<Item: Hashable & Sendable>: TilePicture {
  var item: Item { didSet { if item != oldValue { setNeedsPaint() } } }
  private let painter: any LevelPainter<Item>

  init(_ item: Item, _ painter: any LevelPainter<Item>) {
    (self.item, self.painter) = (item, painter)
    super.init()
  }

  override func prepareToPaint() -> Bool { painter.prepare(item) { [weak self] in self?.setNeedsPaint() } }

  override func paint(_ snapshot: Snapshot) { painter.paint(item, snapshot, on: self) }
}
