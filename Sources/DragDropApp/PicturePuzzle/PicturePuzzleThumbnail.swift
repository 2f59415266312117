import Games
import Geometry
import Pictures
import Widgets

final class PicturePuzzleThumbnail: Thumbnail<PicturePuzzleGame> {
  private let loader: ThumbnailLoader

  init(_ game: PicturePuzzleGame, _ pictures: PuzzlePictures) {
    loader = ThumbnailLoader(pictures)
    super.init(game)
  }

  /// Loads the picture once the thumbnail is visible, so that no photo is loaded while the game itself is shown.
  override func prepareToPaint() -> Bool {
    loader.prepare(game.state.picture) { [weak self] in self?.setNeedsPaint() }
  }

  override func paint(_ snapshot: Snapshot) {
    guard let bitmap = loader.pixels() else { return }
    let state = game.state
    let tiles = bitmap.tiles(columns: state.size.side, rows: state.size.side).map(\.texture)
    let side = pictureSize.height - 20
    let layout = Rect(x: (pictureSize.width - side) / 2, y: 10, width: side, height: side)
    let step = side / Double(state.size.side)
    snapshot.clipped(to: layout, radius: 8) { snapshot in
      for (position, tile) in zip(state.size.positions, state.tiles) {
        let frame = Rect(
          x: layout.minX + Double(position.column(columns: state.size.side)) * step,
          y: layout.minY + Double(position.row(columns: state.size.side)) * step, width: step, height: step)
        snapshot.draw(tiles[tile.index], in: frame)
        if !state.isOver, state.size.side <= 8 {
          snapshot.stroke(frame, radius: 0, width: 0.5, Color.white.opacity(0.5))
        }
      }
    }
  }
}
