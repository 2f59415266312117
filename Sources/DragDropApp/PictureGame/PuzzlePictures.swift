import Games
import Geometry
import Pictures
import Widgets

final class PuzzlePictures {
  /// The maximum side of the tiles in most windows, in device-independent pixels.
  private static let usualSide = 780.0
  /// The longest side of a stored photo, in pixels; its middle square fills even a large board.
  private static let keptSide = Int(clamping: usualSide * 2)

  /// The side of the thumbnails of built-in pictures, in pixels.
  private static let thumbnailSide = 320

  /// How long the pixels of a stored photo are kept for their first use, in seconds.
  private static let patience = 2.0

  /// Called with the pixels of a photo that is being stored, so that work for its puzzle can begin.
  ///
  /// Called with nil if there will be no such puzzle, or only one for which the photo is loaded again.
  var onUpcoming: ((Bitmap?) -> Void)?

  /// Returns the photos that the game uses.
  private let photos: () -> Set<Photo>
  private let files: PhotoFiles
  private var token: ObservationToken?
  /// The photo that was stored last, until its first use, so that it is not decoded twice.
  private var latest: (photo: Photo, bitmap: Bitmap)?
  /// The photo that was stored last, until the game uses it.
  private var newest: Photo?
  /// Releases ``latest``, some 10 MiB, if it is not used because the player has left the game.
  private var forgetting: Scheduled?

  init(of kind: GameKind, _ environment: GameEnvironment, photos: @escaping () -> Set<Photo>) {
    self.photos = photos
    files = PhotoFiles(of: kind, namedIn: [.game(kind)], environment)
    token = observe { [weak self] in self?.forget() }
  }

  /// Returns the side in device pixels with which to load a picture: at least that of most windows, to load it once.
  static func side(for tiles: Size, scale: Double) -> Int {
    Int(clamping: max(usualSide, tiles.width, tiles.height) * scale)
  }

  /// Loads a picture so large that the middle of most fills a square of `side` device pixels.
  func load(_ picture: PuzzlePicture, side: Int) async throws(PictureError) -> Bitmap {
    switch picture {
    case .builtIn(let own):
      return try await BundledPicture(path: Identity.picturePath(own.rawValue)).load(longestSide: side)
    case .photo(let photo):
      guard let latest, photo == latest.photo else { return try await files.load(photo, longestSide: side * 2) }
      self.latest = nil
      return latest.bitmap
    }
  }

  func bitmap(of photo: Photo) async throws(PictureError) -> Bitmap {
    if let latest, photo == latest.photo { return latest.bitmap }
    return try await files.load(photo, longestSide: Self.keptSide)
  }

  /// Removes unused photos, also a stored one of which no puzzle was made.
  func forgetUnused() {
    newest = nil
    forgetLatest()
    forget()
  }

  private func forgetLatest() {
    guard latest != nil else { return }
    latest = nil
    onUpcoming?(nil)
  }

  private func forget() {
    let photos = photos()
    if newest.map(photos.contains) == true { newest = nil }
    files.forget(except: newest.map { photos.union([$0]) } ?? photos)
  }

  /// Loads a thumbnail; not on a thread of Swift, because one of these would then wake up every second.
  func loadThumbnail(of picture: BuiltInPicture, _ loaded: @escaping @MainActor @Sendable (Bitmap?) -> Void) {
    let file = BundledPicture(path: Identity.thumbnailPath(picture.rawValue))
    WorkerPool.start({ try? file.decoded() }, then: loaded)
  }

  /// Returns the middle square of a photo, as sharp as built-in thumbnails for most; nil if it cannot be loaded.
  func thumbnail(of photo: Photo) async -> Bitmap? {
    try? await files.load(photo, longestSide: Self.thumbnailSide * 2).middleSquare
  }

  /// Returns what the player is told beside the opened photo: that it is incomplete, and what was not opened.
  func takeNotice(about result: PhotoOpener.Result) -> String? {
    let others = result.leftOutCount > 0 ? tr("Only the first picture was opened.") : result.failure?.message
    let sentences = [files.takeNotice(), others].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }

  func keep(_ file: PhotoOpener.File) async throws(PictureError) -> Photo {
    do throws(PictureError) {
      let kept = try await files.keep(file.source, title: file.title, longestSide: Self.keptSide) { [weak self] in
        self?.onUpcoming?($0)
      }
      (latest, newest) = (kept, kept.photo)
      forgetting = .after(Self.patience) { [weak self] in self?.forgetLatest() }
      return kept.photo
    } catch {
      onUpcoming?(nil)
      throw error
    }
  }
}
