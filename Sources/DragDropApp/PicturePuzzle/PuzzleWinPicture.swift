import Widgets

/// The finished picture, on the page at the end of a puzzle.
final class PuzzleWinPicture: CustomWidget {
  private let texture: Texture?

  init(_ bitmap: Bitmap?, description: String) {
    texture = bitmap?.texture
    super.init(WidgetKind(name: "PuzzleWinPicture", styleName: "picture", role: .image))
    accessibleLabel = description
    request(width: 240, height: 300)
    expand(vertically: false)
  }

  override func draw(_ snapshot: Snapshot) {
    guard let texture else { return }
    let side = min(size.width, size.height)
    let rect = Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side).inset(by: 8)
    snapshot.shadow(of: rect, radius: 12, Shadow(color: .black.opacity(0.25), offset: Point(x: 0, y: 3), blur: 8))
    snapshot.clipped(to: rect, radius: 12) { $0.draw(texture, in: rect) }
  }
}
