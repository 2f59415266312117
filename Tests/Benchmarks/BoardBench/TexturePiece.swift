import Boards
import Geometry
import Widgets

/// A piece that shows a texture of its own, and counts how often it is drawn.
final class TexturePiece: Piece {
  private let texture: Texture
  private(set) var drawCount = 0

  init(index: Int, side: Double) {
    let hue = Double(index % 64) / 64
    texture = Texture(size: Size(width: side, height: side), scale: 1) { snapshot in
      let rect = Rect(x: 0, y: 0, width: side, height: side)
      snapshot.fill(rect, Color(red: hue, green: 1 - hue, blue: 0.6))
      snapshot.fill(rect.inset(by: side / 4), Color(red: 1 - hue, green: hue, blue: 0.3))
    }
    super.init(WidgetKind(styleName: "bench-piece", role: .button, actions: ["click"]))
  }

  override func draw(_ snapshot: Snapshot) {
    drawCount += 1
    snapshot.draw(texture, in: Rect(origin: .zero, size: frame.size))
  }
}
