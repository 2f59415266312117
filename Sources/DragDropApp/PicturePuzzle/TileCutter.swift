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
  /// Called when the picture was cut.
  var onCut: ((Cut) -> Void)?
  /// Whether a picture that is not square keeps its shape; otherwise it is cropped to the middle.
  var keepsShape = false

  private let pictures: PuzzlePictures
  private var original: Bitmap?
  private let loading = LatestTask()
  private let cutting = LatestTask()

  init(_ pictures: PuzzlePictures) { self.pictures = pictures }

  /// The picture in the shape that the puzzle has; nil until one is loaded.
  var bitmap: Bitmap? { original.map { keepsShape ? $0 : $0.middleSquare } }

  /// The width in relation to the height.
  var aspect: Double { bitmap.map { Double($0.size.width) / Double($0.size.height) } ?? 1 }

  /// Loads a picture for a board whose sides have at most `side` device pixels.
  func load(_ picture: PuzzlePicture, side: Int) {
    loading.start { [weak self, pictures] in
      do throws(PictureError) {
        let bitmap = try await pictures.load(picture, side: side)
        self?.original = bitmap
        self?.onLoaded?()
      } catch {
        if error != .cancelled { self?.onFailed?(picture, error) }
      }
    }
  }

  /// How the edges of the tiles are drawn into them: in pixels, and in parts of one.
  struct Seams {
    let width: Int
    let strength: Double
  }

  /// Cuts the picture, scaled to `size`, into `count` × `count` tiles; a call in the meantime replaces this one.
  func cut(to size: PixelSize, count: Int, seams: Seams) {
    cutting.cancel()
    guard let bitmap else { return }
    cutting.start { [weak self] in
      let cut = await BackgroundWork.run {
        let whole = bitmap.scaled(to: size)
        let seamed = whole.withSeams(columns: count, rows: count, width: seams.width, strength: seams.strength)
        return (whole, TileSheet(seamed, columns: count, rows: count))
      }
      guard let (whole, sheet) = cut else { return }
      self?.onCut?(Cut(whole: whole.texture, tiles: sheet))
    }
  }
}
