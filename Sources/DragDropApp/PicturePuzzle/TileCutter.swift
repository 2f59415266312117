import Games
import Pictures
import Widgets

/// Cuts the picture of the puzzle into tiles for each size of the board, in the background.
final class TileCutter {
  /// A picture at the size of the board, whole and in tiles in reading order.
  struct Cut {
    let whole: Texture
    let tiles: [Bitmap]
  }

  var onCut: ((Cut) -> Void)?
  /// Called if there is not enough memory for the tiles.
  var onFailed: ((PictureError) -> Void)?
  /// Whether a picture that is not square keeps its shape instead of being cropped to its middle.
  var keepsShape = false

  private let loader: PuzzlePictureLoader
  private let cutting = LatestTask()
  private var order: CuttingOrder?
  /// The photo that is cut ahead.
  private var ahead: (bitmap: Bitmap, order: CuttingOrder, cutting: Cutting)?

  private typealias Cutting = Task<Result<CuttingOrder.Pieces, PictureError>?, Never>

  init(_ loader: PuzzlePictureLoader) { self.loader = loader }

  /// Returns a picture in the puzzle's shape; nil until it is loaded.
  func bitmap(of picture: PuzzlePicture) -> Bitmap? { loader.bitmap(of: picture).map { $0.part(part(of: $0.size)) } }

  /// Returns the part of a picture of a size that the puzzle shows.
  func part(of size: PixelSize) -> PixelRect {
    keepsShape ? PixelRect(x: 0, y: 0, width: size.width, height: size.height) : size.middleSquare
  }

  /// The width divided by the height of the puzzle of the picture that was loaded last.
  var aspect: Double {
    guard let shown = loader.size.map({ part(of: $0).size }) else { return 1 }
    return Double(shown.width) / Double(shown.height)
  }

  func cancel() { cutting.cancel() }

  /// Cuts a picture once it is loaded; a later call replaces an unfinished one.
  func cut(_ picture: PuzzlePicture, _ order: CuttingOrder) {
    cutting.cancel()
    guard let original = loader.bitmap(of: picture) else { return }
    self.order = order
    let begun = begin(original, order)
    ahead = nil
    cutting.start { [weak self] in
      guard let outcome = await begun.value, !Task.isCancelled, let self else { return }
      switch outcome {
      case .success(let pieces): onCut?(Cut(whole: pieces.whole.texture, tiles: pieces.tiles))
      case .failure(let error): onFailed?(error)
      }
    }
  }

  /// Cuts a photo like the last picture, before its puzzle is dealt; nil forgets one of which there will be none.
  func cutAhead(_ bitmap: Bitmap?) {
    guard let bitmap, let order else { return ahead = nil }
    ahead = (bitmap, order, begin(bitmap, order))
  }

  private func begin(_ bitmap: Bitmap, _ order: CuttingOrder) -> Cutting {
    if let ahead, ahead.bitmap === bitmap, ahead.order == order { return ahead.cutting }
    return Task {
      await WorkerPool.run { Result { () throws(PictureError) in try order.pieces(of: bitmap) } }
    }
  }
}
