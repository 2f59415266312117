import Games
import Pictures
import Widgets

/// Loads the pictures of puzzles: our own from the program's files, the player's photos from beside the saved game.
final class PuzzlePictures {
  /// The longest side of a photo that is kept, in pixels: its middle square still fills a large board.
  private static let keptSide = PicturePuzzleLayout.largestSide * 2

  /// For how long a photo that was kept is held for whoever shows it, in seconds.
  private static let patience = 2.0

  /// Called with a photo that is loaded, and not kept yet; with nil if it could not be kept.
  var onKeeping: ((Bitmap?) -> Void)?

  private let game: PicturePuzzleGame
  private let files: PhotoFiles
  private var token: ObservationToken?
  /// The photo that was kept last, until it is first asked for: so that it is not decoded twice.
  private var latest: (photo: Photo, bitmap: Bitmap)?
  /// The photo that was kept last, until a game needs it.
  private var newest: Photo?
  /// Lets go of ``latest`` where nobody asks, as where the game is left at once: it has some 10 MiB.
  private var forgetting: Scheduled?

  /// Keeps the photos that the game needs, and no others.
  init(for game: PicturePuzzleGame, _ environment: GameEnvironment) {
    self.game = game
    files = PhotoFiles(of: .picturePuzzle, namedIn: [.game(.picturePuzzle)], environment)
    token = observe { [weak self] in self?.forget() }
  }

  /// Loads a puzzle's picture, large enough for a square of `side` device pixels from the middle of most.
  func load(_ picture: PuzzlePicture, side: Int) async throws(PictureError) -> Bitmap {
    switch picture {
    case .own(let own):
      return try await PictureLoader.load(.own(path: Identity.picturePath(own.rawValue)), longestSide: side).bitmap
    case .player(let photo):
      guard let latest, photo == latest.photo else { return try await files.load(photo, longestSide: side * 2) }
      self.latest = nil
      return latest.bitmap
    }
  }

  /// Returns the pixels of a photo that was just kept; ``load(_:side:)`` still returns them afterwards.
  func bitmap(of photo: Photo) async throws(PictureError) -> Bitmap {
    if let latest, photo == latest.photo { return latest.bitmap }
    return try await files.load(photo, longestSide: Self.keptSide)
  }

  /// Removes the photos that the game does not need, after one was kept that no puzzle was made of.
  func forgetUnused() {
    (latest, newest) = (nil, nil)
    forget()
  }

  private func forget() {
    let photos = game.photos
    if newest.map(photos.contains) == true { newest = nil }
    files.forget(except: newest.map { photos.union([$0]) } ?? photos)
  }

  /// Loads the small version of a built-in picture in the background, and passes it to `loaded`.
  ///
  /// The launcher shows it from the start on, so this starts none of Swift's own threads: one of them would wake up every
  /// second from then on.
  func loadThumbnail(of picture: BuiltInPicture, _ loaded: @escaping @MainActor @Sendable (Bitmap?) -> Void) {
    WorkerPool.start(PictureLoader.reader(path: Identity.thumbnailPath(picture.rawValue)), then: loaded)
  }

  /// Loads a small version of a photo, cut to the square in its middle.
  ///
  /// - Parameter side: The longest side before the cut, in device pixels.
  func thumbnail(of photo: Photo, side: Int) async -> Bitmap? {
    try? await files.load(photo, longestSide: side).middleSquare
  }

  /// Returns what the player should be told about the photos that were kept since the last call; nil for nothing.
  func takeNotice() -> String? { files.takeNotice() }

  /// Keeps a photo beside the saved game.
  func keep(_ file: PhotoOpener.File) async throws(PictureError) -> Photo {
    do throws(PictureError) {
      let kept = try await files.keep(file.source, title: file.title, longestSide: Self.keptSide) { [weak self] in
        self?.onKeeping?($0)
      }
      (latest, newest) = (kept, kept.photo)
      forgetting = .after(Self.patience) { [weak self] in self?.latest = nil }
      return kept.photo
    } catch {
      onKeeping?(nil)
      throw error
    }
  }
}
