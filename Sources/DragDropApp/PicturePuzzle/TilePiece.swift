import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// A tile, which is also a place: a tile that is dropped on it changes places with it.
final class TilePiece: Piece {
  /// The tile that the piece was created for; another deal may reassign the piece (``TileAssignment``).
  let original: PuzzleTile

  /// The tile's part of the picture, with its edges; `nil` until it is loaded.
  var texture: Texture? { didSet { queueDraw() } }
  var hasCheck = false { didSet { if hasCheck != oldValue { queueDraw() } } }

  private let shadows: Textures<LiftedShadow>

  init(_ original: PuzzleTile, _ shadows: Textures<LiftedShadow>) {
    (self.original, self.shadows) = (original, shadows)
    super.init(WidgetKind(styleName: "picture-tile", role: .button, actions: BoardStrings.translated.pieceActions))
  }

  /// A point away from the center, so that a tile that the keyboard moves here leaves this one visible.
  override var hoverPoint: Point {
    frame.center + Point(x: frame.size.width * 0.3, y: frame.size.height * 0.3)
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    if isLifted { snapshot.draw(shadows.texture(of: shadow, scale: drawnScale), in: rect.inset(by: -shadow.margin)) }
    if let texture { snapshot.draw(texture, in: rect) } else { snapshot.fill(rect, Color.black.opacity(0.1)) }
    if hasCheck { drawCheck(snapshot, rect) }
  }

  var shadow: LiftedShadow { LiftedShadow(caster: frame.size, radius: 0, scale: 1) }

  /// The ring is inside, because there are no gaps between tiles.
  override var markStyle: MarkStyle { MarkStyle(width: max(3, min(6, frame.size.width / 12)), ringGap: -3) }

  private func drawCheck(_ snapshot: Snapshot, _ rect: Rect) {
    let radius = max(4, min(12, rect.size.width / 7))
    let center = Point(x: rect.maxX - radius - 3, y: rect.maxY - radius - 3)
    snapshot.paint(in: rect) { $0.paint(.check, center: center, radius: radius) }
  }
}
