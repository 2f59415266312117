import DragAndDrop
import Games
import Pictures
import Widgets

/// The thumbnail of Picture Puzzle: the tiles as they lie.
final class PicturePuzzleThumbnail: Thumbnail<PicturePuzzleGame> {
  private let pictures: PuzzlePictures
  private let loading = LatestTask()
  /// The player's photo, as it was wanted last.
  private var wanted: (photo: Photo, size: PuzzleSize)?
  private var photoTiles: [Texture] = []

  init(_ game: PicturePuzzleGame, _ pictures: PuzzlePictures) {
    self.pictures = pictures
    super.init(game)
  }

  /// The tiles of the picture; none while it is still loaded.
  ///
  /// Those of a picture of the program's own are made anew for each paint, which is rare: they would take 0.4 MiB for good.
  private func tiles(of state: PicturePuzzleState) -> [Texture] {
    switch state.picture {
    case .own(let picture):
      forgetPhoto()
      return pictures.thumbnail(of: picture).map { Self.cut($0, state.size) } ?? []
    case .player(let photo):
      load(photo, state.size)
      return photoTiles
    }
  }

  /// Loads a photo once it is to be seen, and not while the game itself is.
  private func load(_ photo: Photo, _ size: PuzzleSize) {
    guard wanted?.photo != photo || wanted?.size != size else { return }
    forgetPhoto()
    wanted = (photo, size)
    loading.start { [weak self, pictures] in
      guard let bitmap = await pictures.thumbnail(of: photo, side: 320) else { return }
      self?.photoTiles = Self.cut(bitmap, size)
      self?.setNeedsPaint()
    }
  }

  private func forgetPhoto() {
    loading.cancel()
    wanted = nil
    photoTiles = []
  }

  private static func cut(_ bitmap: Bitmap, _ size: PuzzleSize) -> [Texture] {
    TileSheet(bitmap, columns: size.side, rows: size.side).textures
  }

  override func paint(_ snapshot: Snapshot) {
    let state = game.state
    let tiles = tiles(of: state)
    guard tiles.count == state.size.count else { return }
    let side = size.height - 20
    let layout = Rect(x: (size.width - side) / 2, y: 10, width: side, height: side)
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
