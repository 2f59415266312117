import DragAndDrop
import Games
import Widgets

/// The launcher's picture of Move Me: the squares as they lie, small and live.
final class MoveMeThumbnail: Thumbnail {
  private let game: MoveMeGame
  private let textures = SquareTextures()

  init(_ game: MoveMeGame) {
    self.game = game
    super.init()
    follow { [weak game] in _ = game?.state }
  }

  override func paint(_ snapshot: Snapshot) {
    // The picture is wider than a phone's board, so the squares are smaller than they are there.
    let layout = MoveMeGeometry(width: size.width, height: size.height, side: (size.height * 0.24).rounded())
    for square in game.state.squares {
      let (center, side) = (layout.center(of: square.position), layout.side)
      let look = SquarePainting(
        color: square.color, kind: .plain, side: side, isDark: appearance.isDark,
        isHighContrast: appearance.isHighContrast)
      let rect = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
      snapshot.draw(textures.texture(of: look, scale: scaleFactor), in: rect)
    }
  }
}
