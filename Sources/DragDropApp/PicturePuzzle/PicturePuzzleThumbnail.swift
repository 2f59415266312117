import Games
import Geometry
import Pictures
import Widgets

final class PicturePuzzleThumbnail: Thumbnail<PicturePuzzleGame> {
  private let pictures: PuzzlePictures
  private let loading = LatestTask()
  private var wanted: (picture: PuzzlePicture, size: PuzzleSize)?
  /// The tiles of the requested puzzle; those of a built-in picture are released once painted, which saves 0.4 MiB.
  private var tiles: [Texture] = []

  init(_ game: PicturePuzzleGame, _ pictures: PuzzlePictures) {
    self.pictures = pictures
    super.init(game)
  }

  /// Loads the picture once the thumbnail is visible, so that no photo is loaded while the game itself is shown.
  override func prepareToPaint() -> Bool {
    let state = game.state
    if let wanted, wanted.picture == state.picture, wanted.size == state.size {
      if !tiles.isEmpty { return true }
    } else {
      tiles = []
    }
    wanted = (state.picture, state.size)
    loading.cancel()
    switch state.picture {
    case .builtIn(let own):
      pictures.loadThumbnail(of: own) { [weak self] in self?.take($0, state.picture, state.size) }
    case .photo(let photo):
      loading.start { [weak self, pictures] in
        self?.take(await pictures.thumbnail(of: photo, side: 320), state.picture, state.size)
      }
    }
    return false
  }

  private func take(_ bitmap: Bitmap?, _ picture: PuzzlePicture, _ size: PuzzleSize) {
    guard let bitmap, let wanted, wanted.picture == picture, wanted.size == size else { return }
    tiles = Self.cut(bitmap, size)
    setNeedsPaint()
  }

  private static func cut(_ bitmap: Bitmap, _ size: PuzzleSize) -> [Texture] {
    bitmap.tiles(columns: size.side, rows: size.side).map(\.texture)
  }

  override func paint(_ snapshot: Snapshot) {
    let state = game.state
    defer { if case .builtIn = state.picture { tiles = [] } }
    guard tiles.count == state.size.count else { return }
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
