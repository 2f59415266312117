import DragAndDrop
import Pictures
import Widgets

/// The finished picture, on the page at the end of a puzzle.
final class PuzzleWinPicture: CustomWidget {
  private let texture: Texture?

  init(_ bitmap: Bitmap?, description: String) {
    texture = bitmap?.texture
    super.init(WidgetKind(styleName: "picture", role: .image))
    accessibleLabel = description
    request(width: 240, height: 300)
    expand(vertically: false)
  }

  override func draw(_ snapshot: Snapshot) {
    guard let texture else { return }
    let (width, height) = (Double(texture.pixelWidth), Double(texture.pixelHeight))
    let scale = min((size.width - 16) / width, (size.height - 16) / height)
    let rect = Rect(
      x: (size.width - width * scale) / 2, y: (size.height - height * scale) / 2, width: width * scale,
      height: height * scale)
    snapshot.shadow(of: rect, radius: 12, Shadow(color: .black.opacity(0.25), offset: Point(x: 0, y: 3), blur: 8))
    snapshot.clipped(to: rect, radius: 12) { $0.draw(texture, in: rect) }
  }
}
