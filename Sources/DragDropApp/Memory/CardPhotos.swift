import Games
import Pictures

/// The player's photos for cards: kept beside the saved game, and loaded before they are shown.
final class CardPhotos {
  /// The longest side that is of use, in device pixels: that of the largest card, twice.
  private static let longestSide = 512
  private let files: PhotoFiles
  private var bitmaps: [String: Bitmap] = [:]

  init(for game: MemoryGame, _ environment: GameEnvironment) {
    files = PhotoFiles(of: .memory, namedIn: [.game(.memory), .memoryPhotos], environment)
    removeAll(except: game.photosInUse)
  }

  /// The pixels of a photo, once it was loaded.
  func bitmap(of photo: Photo) -> Bitmap? { bitmaps[photo.id] }

  /// Keeps a photo beside the saved game, called by its file's name without the ending.
  func keep(_ file: PhotoOpener.File) async throws(PictureError) -> Photo {
    let name = file.title.lastIndex(of: ".").map { String(file.title[..<$0]) } ?? ""
    let title = name.isEmpty ? file.title : name
    let kept = try await files.keep(file.source, title: title, longestSide: Self.longestSide)
    bitmaps[kept.photo.id] = kept.bitmap.middleSquare
    return kept.photo
  }

  /// Loads what was not loaded yet, each cut to the square in its middle.
  func load(_ photos: [Photo]) async throws(PictureError) {
    for photo in photos where bitmaps[photo.id] == nil {
      bitmaps[photo.id] = try await files.load(photo, longestSide: Self.longestSide).middleSquare
    }
  }

  /// Whether all of them were loaded.
  func hasLoaded(_ photos: [Photo]) -> Bool { photos.allSatisfy { bitmaps[$0.id] != nil } }

  /// Removes what no game and no choice needs any more.
  func removeAll(except photos: Set<Photo>) {
    files.forget(except: photos)
    let ids = Set(photos.map(\.id))
    bitmaps = bitmaps.filter { ids.contains($0.key) }
  }
}
