import Boards
import Geometry
import Widgets

final class PictureBeside: BoardItem {
  var texture: Texture? { didSet { queueDraw() } }

  init() {
    super.init(WidgetKind(styleName: "picture", role: .image))
    isTarget = false
    isVisible = false
  }

  override func draw(_ snapshot: Snapshot) {
    guard let texture else { return }
    snapshot.draw(texture, in: Rect(origin: .zero, size: frame.size))
  }
}
