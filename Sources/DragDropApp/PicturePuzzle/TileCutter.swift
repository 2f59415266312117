import Games
import Pictures
import Widgets

/// Cuts the picture of the puzzle into tiles: loaded once for all sizes of the board, it is cut anew for each.
///
/// Decoding and scaling are done in the background.
final class TileCutter {
  /// A picture at the size of the board, whole and in tiles in reading order.
  struct Cut {
    let whole: Texture
    let tiles: TileSheet
  }

  /// Called when another picture is there, whose shape may be another.
  var onLoaded: (() -> Void)?
  /// Called when the picture could not be loaded.
  var onFailed: ((PuzzlePicture, PictureError) -> Void)?
  /// Called with a photo that is loaded and not kept yet.
  var onKeeping: ((Bitmap) -> Void)?
  /// Called when the picture was cut.
  var onCut: ((Cut) -> Void)?
  /// Whether a picture that is not square keeps its shape; otherwise it is cropped to the middle.
  var keepsShape = false

  private let pictures: PuzzlePictures
  /// The whole picture that was loaded last, and which one it is.
  private(set) var loaded: (picture: PuzzlePicture, bitmap: Bitmap)?
  private let loading = LatestTask()
  private let cutting = LatestTask()
  private var order: CuttingOrder?
  /// A picture that is cut as the last one was while it is still being kept.
  private var ahead: (bitmap: Bitmap, order: CuttingOrder, pieces: Task<CuttingOrder.Pieces?, Never>)?

  init(_ pictures: PuzzlePictures) {
    self.pictures = pictures
    pictures.onKeeping = { [weak self] in
      self?.cutAhead($0)
      if let bitmap = $0 { self?.onKeeping?(bitmap) }
    }
  }

  /// The picture in the shape that the puzzle has; nil until one is loaded.
  var bitmap: Bitmap? { loaded.map { $0.bitmap.part(part(of: $0.bitmap)) } }

  /// The part of a picture that a puzzle is made of.
  func part(of bitmap: Bitmap) -> PixelRect {
    let size = bitmap.size
    return keepsShape ? PixelRect(x: 0, y: 0, width: size.width, height: size.height) : size.middleSquare
  }

  /// The width in relation to the height.
  var aspect: Double { bitmap.map { Double($0.size.width) / Double($0.size.height) } ?? 1 }

  /// Loads a picture for a board whose sides have at most `side` device pixels.
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

  /// Cuts the picture; a call in the meantime replaces this one.
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

  private func cutAhead(_ bitmap: Bitmap?) {
    guard let bitmap, let order else { return ahead = nil }
    ahead = (bitmap, order, pieces(of: bitmap, order))
  }

  private func pieces(of bitmap: Bitmap, _ order: CuttingOrder) -> Task<CuttingOrder.Pieces?, Never> {
    if let ahead, ahead.bitmap === bitmap, ahead.order == order { return ahead.pieces }
    return Task { await WorkerPool.run { try? order.pieces(of: bitmap) } ?? nil }
  }
}
