import Boards
import DragAndDrop
import Games
import Widgets

/// A tile of a picture.
///
/// It is a place for other tiles as well: what is dropped on it changes places with it.
final class TilePiece: Piece {
  /// Which tile it is; another one in another deal.
  var tile: PuzzleTile

  /// The tile's part of the picture with its edges; nil until it is loaded.
  var texture: Texture? {
    didSet {
      shadow = nil
      queueDraw()
    }
  }
  /// Whether a check shows that the tile is in its place.
  var hasCheck = false { didSet { if hasCheck != oldValue { queueDraw() } } }

  /// The shadow of the tile in the air.
  private var shadow: Texture?

  init(_ tile: PuzzleTile) {
    self.tile = tile
    super.init(WidgetKind(styleName: "picture-tile", role: .button, actions: BoardWords.translated.pieceActions))
  }

  /// A tile that keys bring here leaves the one that lies here to be seen.
  override var hoverPoint: Point {
    frame.center + Point(x: frame.size.width * 0.3, y: frame.size.height * 0.3)
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    if isLifted { drawShadow(snapshot, rect) }
    if let texture { snapshot.draw(texture, in: rect) } else { snapshot.fill(rect, Color.black.opacity(0.1)) }
    if hasCheck { drawCheck(snapshot, rect) }
  }

  /// Drawn once for each size: a blurred shadow drawn anew in every frame would cost more than all other tiles.
  private func drawShadow(_ snapshot: Snapshot, _ rect: Rect) {
    let margin = 36.0
    let place = rect.inset(by: -margin)
    let texture =
      shadow
      ?? Texture(size: place.size, scale: scaleFactor) { snapshot in
        let tile = Rect(x: margin, y: margin, width: rect.size.width, height: rect.size.height)
        snapshot.shadow(of: tile, radius: 0, .cast(isLifted: true, scale: 1))
      }
    shadow = texture
    snapshot.draw(texture, in: place)
  }

  override var markStyle: MarkStyle { MarkStyle(width: max(3, min(6, frame.size.width / 12))) }

  private func drawCheck(_ snapshot: Snapshot, _ rect: Rect) {
    let radius = max(4, min(12, rect.size.width / 7))
    let center = Point(x: rect.maxX - radius - 3, y: rect.maxY - radius - 3)
    snapshot.paint(in: rect) { $0.paint(.check, center: center, radius: radius) }
  }
}
