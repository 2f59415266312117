import DragAndDrop
import Games
import Widgets

/// The thumbnail of Move Me: the squares as they lie.
final class MoveMeThumbnail: Thumbnail<MoveMeGame> {
  private let textures = Textures<SquarePainting>()

  override func paint(_ snapshot: Snapshot) {
    // The thumbnail is wider than a phone's board, so the squares are smaller than they are there.
    let geometry = MoveMeGeometry(width: size.width, height: size.height, side: (size.height * 0.24).rounded())
    for square in game.state.squares {
      let painting = SquarePainting(
        color: square.color, kind: .plain, side: geometry.side, appearance: appearance)
      let rect = Rect(center: geometry.center(of: square.position), side: geometry.side)
      snapshot.draw(textures.texture(of: painting, scale: scaleFactor), in: rect)
    }
  }
}
