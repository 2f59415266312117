import Games
import Pictures
import Widgets

/// Finds the tiles that look alike, in the background and once for each picture and size.
final class TileComparer {
  private struct Order: Equatable {
    let picture: ObjectIdentifier
    let shape: PixelRect
    let size: PuzzleSize
  }

  /// The latest comparison; it retains the picture, so that no other picture gets its identity.
  private var latest: (order: Order, picture: Bitmap, likeness: Task<TileLikeness?, Never>)?

  /// Returns which tiles look alike in a part of a picture.
  func likeness(of picture: Bitmap, part: PixelRect, size: PuzzleSize) async -> TileLikeness? {
    await task(picture, part, size).value
  }

  func prepare(_ picture: Bitmap, part: PixelRect, size: PuzzleSize) { _ = task(picture, part, size) }

  /// Releases the latest comparison and its picture.
  func forget() { latest = nil }

  private func task(_ picture: Bitmap, _ part: PixelRect, _ size: PuzzleSize) -> Task<TileLikeness?, Never> {
    let order = Order(picture: ObjectIdentifier(picture), shape: part, size: size)
    if let latest, latest.order == order { return latest.likeness }
    let likeness = Task {
      await WorkerPool.run {
        TileLikeness(firsts: picture.part(part).firstTilesAlike(columns: size.side, rows: size.side))
      }
    }
    latest = (order, picture, likeness)
    return likeness
  }
}
