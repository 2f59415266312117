import Games
import Pictures
import Widgets

/// The player's photos for cards: kept beside the saved game, and loaded before they are shown.
final class CardPhotos {
  /// The longest side that is of use, in device pixels: that of the largest card, twice.
  private static let longestSide = 512
  private let files: PhotoFiles
  private var bitmaps: [String: Bitmap] = [:]
  /// What the photos that are being opened look like.
  private var sketches: [String: PictureSketch] = [:]

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
    let card = kept.bitmap.middleSquare
    bitmaps[kept.photo.id] = card
    sketches[kept.photo.id] = await WorkerPool.run { PictureSketch(card) }
    return kept.photo
  }

  /// Whether cards with two of the photos that are being opened would look the same.
  func lookSame(_ photo: Photo, _ other: Photo) -> Bool {
    if photo.id == other.id { return true }
    guard let sketch = sketches[photo.id], let otherSketch = sketches[other.id] else { return false }
    return sketch.looksLike(otherSketch)
  }

  /// The ids of those of some loaded photos whose cards look the same as that of an earlier one.
  func repetitions(in photos: [Photo]) async -> Set<String> {
    let cards = photos.compactMap { photo in bitmaps[photo.id].map { (photo.id, $0) } }
    let repetitions = await WorkerPool.run {
      var different: [PictureSketch] = []
      return cards.filter { _, bitmap in
        let sketch = PictureSketch(bitmap)
        if different.contains(where: sketch.looksLike) { return true }
        different.append(sketch)
        return false
      }
    }
    return Set((repetitions ?? []).map(\.0))
  }

  /// Returns what the player should be told about the photos that were kept since the last call; nil for nothing.
  func takeNotice() -> String? { files.takeNotice() }

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
    sketches = [:]
    let ids = Set(photos.map(\.id))
    bitmaps = bitmaps.filter { ids.contains($0.key) }
  }
}
