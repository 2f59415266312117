import Games
import Geometry
import Widgets

final class MoveMeThumbnail: Thumbnail<MoveMeGame> {
  private let textures = Textures<SquarePainting>()

  override func paint(_ snapshot: Snapshot) {
    // The squares are smaller than on a phone, because the thumbnail is wider than a phone's board.
    let side = (size.height * 0.24 * game.state.squareScale).rounded()
    let geometry = MoveMeGeometry(width: size.width, height: size.height, side: side)
    for square in game.state.squares {
      let painting = SquarePainting(
        color: square.color, kind: .plain, side: geometry.side, appearance: appearance)
      let rect = Rect(center: geometry.center(of: square.position), side: geometry.side)
      snapshot.draw(textures.texture(of: painting, scale: scaleFactor), in: rect)
    }
  }
}
