import Games
import Pictures
import Widgets

/// Finds out which tiles of a puzzle look alike, in the background, and once for each picture and size.
final class TileComparer {
  private struct Order: Equatable {
    let picture: ObjectIdentifier
    let shape: PixelRect
    let size: PuzzleSize
  }

  /// What was compared last, with the picture, so that no other one has its identity.
  private var latest: (order: Order, picture: Bitmap, likeness: Task<TileLikeness?, Never>)?

  /// Which tiles look alike in the part of a picture that a puzzle is made of; nil if the current task is cancelled.
  func likeness(of picture: Bitmap, part: PixelRect, size: PuzzleSize) async -> TileLikeness? {
    await task(picture, part, size).value
  }

  /// Begins to compare what will be asked for.
  func prepare(_ picture: Bitmap, part: PixelRect, size: PuzzleSize) { _ = task(picture, part, size) }

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
