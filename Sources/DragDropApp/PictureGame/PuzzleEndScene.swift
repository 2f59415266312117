import Geometry
import Pictures
import Widgets

final class PuzzleEndScene: EndScene {
  private let texture: Texture?

  init(_ bitmap: Bitmap?, description: String) {
    texture = bitmap?.texture
    super.init(description, height: 280, seconds: 1.2)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    drawConfetti(snapshot, size)
    guard let texture else { return }
    let (width, height) = (Double(texture.pixelWidth), Double(texture.pixelHeight))
    let scale = min((size.width - 40) / width, (size.height - 40) / height)
    let frame = Rect(
      center: Point(x: size.width / 2, y: size.height / 2 + 8), size: Size(width: width, height: height) * scale)
    snapshot.shadow(of: frame, radius: 12, .cast(isLifted: false, scale: 2))
    snapshot.clipped(to: frame, radius: 12) { $0.draw(texture, in: frame) }
  }
}
