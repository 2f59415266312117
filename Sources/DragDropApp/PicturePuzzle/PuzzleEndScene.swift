import Geometry
import Pictures
import Widgets

final class PuzzleEndScene: EndScene {
  private let texture: Texture?

  init(_ bitmap: Bitmap?, description: String) {
    texture = bitmap?.texture
    super.init(description, height: 300, seconds: nil)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    guard let texture else { return }
    let (width, height) = (Double(texture.pixelWidth), Double(texture.pixelHeight))
    let scale = min((size.width - 16) / width, (size.height - 16) / height)
    let rect = Rect(
      center: Rect(origin: .zero, size: size).center, size: Size(width: width * scale, height: height * scale))
    snapshot.shadow(of: rect, radius: 12, .cast(isLifted: false, scale: 2))
    snapshot.clipped(to: rect, radius: 12) { $0.draw(texture, in: rect) }
  }
}
