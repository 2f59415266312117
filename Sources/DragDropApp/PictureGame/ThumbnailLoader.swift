import Games
import Pictures
import Widgets

/// Loads the picture of a puzzle for its thumbnail in the launcher, the latest one only.
final class ThumbnailLoader {
  private let pictures: PuzzlePictures
  private let loading = LatestTask()
  /// The picture that is being loaded.
  private var wanted: PuzzlePicture?
  /// The picture that was loaded last; without pixels if that failed.
  private var loaded: (picture: PuzzlePicture, bitmap: Bitmap?)?

  init(_ pictures: PuzzlePictures) { self.pictures = pictures }

  /// Returns whether a picture was loaded, or failed to; otherwise loads it, and then calls `ready`.
  func prepare(_ picture: PuzzlePicture, ready: @escaping () -> Void) -> Bool {
    if loaded?.picture == picture { return true }
    if wanted == picture { return false }
    (loaded, wanted) = (nil, picture)
    loading.cancel()
    switch picture {
    case .builtIn(let own): pictures.loadThumbnail(of: own) { [weak self] in self?.take($0, of: picture, ready) }
    case .photo(let photo):
      loading.start { [weak self, pictures] in
        let bitmap = await pictures.thumbnail(of: photo)
        if !Task.isCancelled { self?.take(bitmap, of: picture, ready) }
      }
    }
    return false
  }

  private func take(_ bitmap: Bitmap?, of picture: PuzzlePicture, _ ready: () -> Void) {
    guard picture == wanted else { return }
    loaded = (picture, bitmap)
    wanted = nil
    ready()
  }

  /// Returns the pixels of the prepared picture; nil if they could not be loaded, which is tried again the next time.
  ///
  /// Those of a built-in picture are released, which saves 0.4 MiB; it is loaded again faster than a photo.
  func pixels() -> Bitmap? {
    defer { if loaded?.bitmap == nil || loaded?.picture.isBuiltIn == true { loaded = nil } }
    return loaded?.bitmap
  }
}

extension PuzzlePicture {
  fileprivate var isBuiltIn: Bool { if case .builtIn = self { true } else { false } }
}
