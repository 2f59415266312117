import Boards
import Games
import Geometry
import Widgets

final class GridPoints: BoardItem {
  var geometry = MoveMeGeometry.phone { didSet { if geometry != oldValue { queueDraw() } } }

  init() {
    super.init(WidgetKind(styleName: "grid-points", role: .decoration))
    isTarget = false
    isVisible = false
  }

  override func draw(_ snapshot: Snapshot) {
    let ink = (themeColor("window_fg_color") ?? .black).opacity(0.45)
    let (step, side) = (geometry.gridStep, geometry.side)
    func points(_ length: Double) -> [Double] {
      let count = ((length - side) / 2 / step).rounded(.down)
      return stride(from: length / 2 - count * step, through: length / 2 + count * step + 0.5, by: step).map { $0 }
    }
    for x in points(geometry.width) {
      for y in points(geometry.height) { snapshot.fill(Rect(x: x - 2, y: y - 2, width: 4, height: 4), ink) }
    }
  }
}
