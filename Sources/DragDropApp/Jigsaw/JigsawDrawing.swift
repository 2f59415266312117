import Games
import Geometry

/// The data with which the frame and the pieces of a jigsaw are drawn.
///
/// They own it themselves, because a page that is being left is still drawn, without its view.
final class JigsawDrawing {
  private let game: JigsawGame
  private(set) var cut: JigsawCut?
  private var outlines: [CurvePath?] = []
  private var pieceTextures: [Int: PieceTextures] = [:]

  init(_ game: JigsawGame) { self.game = game }

  var geometry: JigsawGeometry { game.geometry }

  func begin(with cut: JigsawCut) {
    (self.cut, outlines, pieceTextures) = (cut, Array(repeating: nil, count: cut.grid.count), [:])
  }

  func outline(of piece: JigsawPiece) -> CurvePath {
    guard let cut, outlines.indices.contains(piece.index) else { return CurvePath(from: .zero) }
    if let outline = outlines[piece.index] { return outline }
    let outline = cut.outline(of: piece)
    outlines[piece.index] = outline
    return outline
  }

  func textures(of piece: JigsawPiece) -> PieceTextures? { pieceTextures[piece.index] }

  /// Stretches the textures until others are made for another size or look.
  func outdateTextures() {
    for piece in pieceTextures.keys { pieceTextures[piece]?.isOutdated = true }
  }

  func take(_ baked: [BakedPiece], scale: Double, tableScale: Double) {
    for piece in baked {
      pieceTextures[piece.piece.index] = PieceTextures(piece, scale: scale, tableScale: tableScale)
    }
  }
}
