import DragAndDrop
import Games
import Pictures
import Widgets

/// The thumbnail of Picture Puzzle: the tiles as they lie.
final class PicturePuzzleThumbnail: Thumbnail<PicturePuzzleGame> {
  private let pictures: PuzzlePictures
  private var tiles: [Texture] = []
  private let loading = LatestTask()
  private var loaded: (picture: PuzzlePicture, size: PuzzleSize)?

  init(_ game: PicturePuzzleGame, _ pictures: PuzzlePictures) {
    self.pictures = pictures
    super.init(game)
  }

  /// Loads the picture once it is to be seen, and not while the game itself is.
  private func load(for state: PicturePuzzleState) {
    guard loaded?.picture != state.picture || loaded?.size != state.size else { return }
    loaded = (state.picture, state.size)
    tiles = []
    loading.cancel()
    switch state.picture {
    case .own(let picture): pictures.thumbnail(of: picture).map { cut($0, state.size) }
    case .player(let photo):
      loading.start { [weak self, pictures] in
        guard let bitmap = await pictures.thumbnail(of: photo, side: 320) else { return }
        self?.cut(bitmap, state.size)
        self?.setNeedsPaint()
      }
    }
  }

  private func cut(_ bitmap: Bitmap, _ size: PuzzleSize) {
    tiles = TileSheet(bitmap, columns: size.side, rows: size.side).textures
  }

  override func paint(_ snapshot: Snapshot) {
    let state = game.state
    load(for: state)
    guard tiles.count == state.size.count else { return }
    let side = size.height - 20
    let layout = Rect(x: (size.width - side) / 2, y: 10, width: side, height: side)
    let step = side / Double(state.size.side)
    snapshot.clipped(to: layout, radius: 8) { snapshot in
      for position in state.size.positions {
        let frame = Rect(
          x: layout.minX + Double(position.column(columns: state.size.side)) * step,
          y: layout.minY + Double(position.row(columns: state.size.side)) * step, width: step, height: step)
        snapshot.draw(tiles[state.tile(at: position).index], in: frame)
        if !state.isOver, state.size.side <= 8 {
          snapshot.stroke(frame, radius: 0, width: 0.5, Color.white.opacity(0.5))
        }
      }
    }
  }
}
