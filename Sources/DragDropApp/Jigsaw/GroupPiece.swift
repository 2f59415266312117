import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// Joined pieces of a jigsaw, as one piece of the board.
final class GroupPiece: Piece {
  static var turnAction: String { tr("Turn") }

  private(set) var group: JigsawGroup
  /// The number of the group's last move.
  var lastMove = 0
  private let drawing: JigsawDrawing
  private let glow = AnimatedNumber(0)

  init(_ group: JigsawGroup, _ drawing: JigsawDrawing) {
    (self.group, self.drawing) = (group, drawing)
    super.init(
      WidgetKind(
        styleName: "jigsaw-piece", role: .button,
        actions: BoardStrings.translated.pieceActions + [Self.turnAction, BoardStrings.translated.moveTo],
        hasShape: true))
  }

  func show(_ group: JigsawGroup) {
    let isRedrawn = group.pieces != self.group.pieces || group.turns != self.group.turns
    self.group = group
    if isRedrawn { queueDraw() }
  }

  /// Returns whether the group lies below another: larger groups lie below smaller ones, and of equal ones the one that
  /// was moved earlier.
  func isBelow(_ other: GroupPiece) -> Bool {
    (-group.pieces.count, lastMove, group.leader) < (-other.group.pieces.count, other.lastMove, other.group.leader)
  }

  override var liftedScale: Double { 1 + min(0.05, 5 / max(40, frame.size.width, frame.size.height)) }

  override var markStyle: MarkStyle { MarkStyle(radius: 6, width: 3, ringGap: 1) }

  /// The outlines of the pieces; their cells are centered in the frame, which has room for tabs on all sides.
  override var shape: ((Point) -> Bool)? {
    { [weak self] point in self?.hasPiece(at: point) ?? false }
  }

  private func hasPiece(at point: Point) -> Bool {
    let geometry = drawing.geometry
    let back = QuarterTurns(4 - group.turns.count)
    let middle = Point(x: frame.size.width / 2, y: frame.size.height / 2)
    let inPicture = back.rotated(point - middle) * (1 / geometry.scale) + group.home.center
    // Only the outlines of pieces near the point can contain it.
    let near = group.pieces.filter { piece in
      let offset = inPicture - geometry.grid.center(of: piece.index)
      return abs(offset.x) < geometry.grid.cell.width && abs(offset.y) < geometry.grid.cell.height
    }
    return near.contains { drawing.outline(of: $0).contains(inPicture) }
  }

  /// Brightens the group for a moment after pieces were joined.
  func showJoin() {
    glow.set(1)
    glow.move(to: 0, on: self, seconds: 0.45)
  }

  override func draw(_ snapshot: Snapshot) {
    let geometry = drawing.geometry
    let middle = Point(x: frame.size.width / 2, y: frame.size.height / 2)
    let textures = group.pieces.map { ($0, drawing.textures(of: $0)) }
    if isLifted {
      snapshot.translated(by: middle + Point(x: 0, y: 5)) { snapshot in
        drawTurned(snapshot) { drawShadows(textures, $0, geometry) }
      }
    }
    snapshot.translated(by: middle) { snapshot in
      drawTurned(snapshot) { snapshot in
        drawShadows(textures, snapshot, geometry)
        snapshot.brightened(by: 0.35 * glow.value) { drawFaces(textures, $0, geometry) }
      }
    }
  }

  private func drawTurned(_ snapshot: Snapshot, _ draw: (Snapshot) -> Void) {
    guard !group.turns.isUpright else { return draw(snapshot) }
    snapshot.rotated(by: Double(group.turns.count) * 90, draw)
  }

  private func drawShadows(
    _ textures: [(JigsawPiece, PieceTextures?)], _ snapshot: Snapshot, _ geometry: JigsawGeometry
  ) {
    let origin = group.home.center * geometry.scale
    for case (_, let textures?) in textures {
      let rect = textures.shadowRect(on: geometry)
      snapshot.draw(textures.shadow, in: Rect(origin: rect.origin - origin, size: rect.size))
    }
  }

  private func drawFaces(
    _ textures: [(JigsawPiece, PieceTextures?)], _ snapshot: Snapshot, _ geometry: JigsawGeometry
  ) {
    let origin = group.home.center * geometry.scale
    for (piece, textures) in textures {
      if let textures {
        let rect = textures.faceRect(on: geometry)
        snapshot.draw(textures.face, in: Rect(origin: rect.origin - origin, size: rect.size))
      } else {
        let cell = Rect(center: geometry.grid.center(of: piece.index) * geometry.scale - origin, size: geometry.cell)
        snapshot.fill(cell.inset(by: 2), radius: 4, Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
      }
    }
  }
}
