import Geometry
import Widgets

final class PuzzleEndScene: EndScene {
  /// The room around the picture for its shadow and the confetti, in device-independent pixels.
  private static let margin = 20.0
  /// How far the picture lies below the middle, because the confetti flies up.
  private static let descent = 8.0

  private let texture: Texture?

  init(_ texture: Texture?, description: String) {
    self.texture = texture
    super.init(description, height: 280, seconds: 1.2)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    drawConfetti(snapshot, size)
    guard let texture else { return }
    let (width, height) = (Double(texture.pixelWidth), Double(texture.pixelHeight))
    let scale = min((size.width - 2 * Self.margin) / width, (size.height - 2 * Self.margin) / height)
    let frame = Rect(
      center: Point(x: size.width / 2, y: size.height / 2 + Self.descent),
      size: Size(width: width, height: height) * scale)
    snapshot.shadow(of: frame, radius: 12, .cast(isLifted: false, scale: 2))
    snapshot.clipped(to: frame, radius: 12) { $0.draw(texture, in: frame) }
  }
}
