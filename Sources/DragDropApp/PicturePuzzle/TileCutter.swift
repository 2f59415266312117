import Games
import Pictures
import Widgets

/// Loads the picture of the puzzle once, and cuts it into tiles for each size of the board, in the background.
final class TileCutter {
  /// A picture at the size of the board, whole and in tiles in reading order.
  struct Cut {
    let whole: Texture
    let tiles: [Bitmap]
  }

  var onLoaded: (() -> Void)?
  var onFailed: ((PuzzlePicture, PictureError) -> Void)?
  var onCut: ((Cut) -> Void)?
  /// Whether a picture that is not square keeps its shape instead of being cropped to its middle.
  var keepsShape = false

  private let pictures: PuzzlePictures
  private(set) var loaded: (picture: PuzzlePicture, bitmap: Bitmap)?
  private let loading = LatestTask()
  private let cutting = LatestTask()
  private var order: CuttingOrder?
  /// The photo that is cut ahead.
  private var ahead: (bitmap: Bitmap, order: CuttingOrder, pieces: Task<CuttingOrder.Pieces?, Never>)?

  init(_ pictures: PuzzlePictures) { self.pictures = pictures }

  /// The picture in the puzzle's shape; nil until one is loaded.
  var bitmap: Bitmap? { loaded.map { $0.bitmap.part(part(of: $0.bitmap)) } }

  func part(of bitmap: Bitmap) -> PixelRect {
    let size = bitmap.size
    return keepsShape ? PixelRect(x: 0, y: 0, width: size.width, height: size.height) : size.middleSquare
  }

  var aspect: Double { bitmap.map { Double($0.size.width) / Double($0.size.height) } ?? 1 }

  func load(_ picture: PuzzlePicture, side: Int) {
    loading.start { [weak self, pictures] in
      do throws(PictureError) {
        let bitmap = try await pictures.load(picture, side: side)
        self?.loaded = (picture, bitmap)
        self?.onLoaded?()
      } catch {
        if error != .cancelled { self?.onFailed?(picture, error) }
      }
    }
  }

  /// Cuts the picture; a later call replaces an unfinished one.
  func cut(_ order: CuttingOrder) {
    cutting.cancel()
    guard let original = loaded?.bitmap else { return }
    self.order = order
    let pieces = pieces(of: original, order)
    ahead = nil
    cutting.start { [weak self] in
      guard let (whole, sheet) = await pieces.value, !Task.isCancelled else { return }
      self?.onCut?(Cut(whole: whole.texture, tiles: sheet))
    }
  }

  /// Cuts a photo like the last picture, before its puzzle is dealt; nil forgets one of which there will be none.
  func cutAhead(_ bitmap: Bitmap?) {
    guard let bitmap, let order else { return ahead = nil }
    ahead = (bitmap, order, pieces(of: bitmap, order))
  }

  private func pieces(of bitmap: Bitmap, _ order: CuttingOrder) -> Task<CuttingOrder.Pieces?, Never> {
    if let ahead, ahead.bitmap === bitmap, ahead.order == order { return ahead.pieces }
    return Task { await WorkerPool.run { try? order.pieces(of: bitmap) } ?? nil }
  }
}
