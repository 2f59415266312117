import Games
import Pictures
import Widgets

extension PuzzlePicture {
  /// The picture of the puzzle that is dealt instead of one whose picture cannot be shown.
  static let substitute = PuzzlePicture.builtIn(BuiltInPicture.allCases[0])
}

/// Loads the picture of the puzzle on the board, and again in a larger size for a larger board.
final class PuzzlePictureLoader {
  /// Called when the picture that was requested last is loaded, or cannot be loaded in a larger size.
  var onLoaded: (() -> Void)?
  /// Called if it cannot be loaded at all.
  var onFailed: ((PuzzlePicture, PictureError) -> Void)?
  var onWaiting: ((Bool) -> Void)?

  /// The side in device pixels that was requested last.
  private(set) var side = 0

  private let pictures: PuzzlePictures
  private let loading = LatestTask()
  /// The picture that was loaded last, which is another puzzle's until that of the board is loaded.
  private var loaded: (picture: PuzzlePicture, bitmap: Bitmap)?

  init(_ pictures: PuzzlePictures) { self.pictures = pictures }

  /// The size of the picture that was loaded last, in pixels; nil before the first one.
  var size: PixelSize? { loaded?.bitmap.size }

  /// Returns the pixels of a picture; nil while another one is loaded.
  func bitmap(of picture: PuzzlePicture) -> Bitmap? { loaded?.picture == picture ? loaded?.bitmap : nil }

  /// Loads a picture instead of one that is being loaded; the same picture in another size stays until then.
  func load(_ picture: PuzzlePicture, side: Int) {
    self.side = side
    onWaiting?(true)
    loading.start { [weak self, pictures] in
      do throws(PictureError) {
        let bitmap = try await pictures.load(picture, side: side)
        self?.take(bitmap, of: picture)
      } catch {
        self?.fail(picture, error)
      }
    }
  }

  private func take(_ bitmap: Bitmap, of picture: PuzzlePicture) {
    // A photo that is already in memory comes even to a cancelled task.
    guard !Task.isCancelled else { return }
    loaded = (picture, bitmap)
    onWaiting?(false)
    onLoaded?()
  }

  private func fail(_ picture: PuzzlePicture, _ error: PictureError) {
    guard !Task.isCancelled else { return }
    onWaiting?(false)
    // Of a puzzle that is being played, there are fewer pixels at least.
    if bitmap(of: picture) != nil { onLoaded?() } else { onFailed?(picture, error) }
  }
}
