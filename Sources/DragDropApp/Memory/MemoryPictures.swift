import Games
import Pictures

/// The player's own pictures for cards: kept beside the saved game, and loaded before they are shown.
final class MemoryPictures {
  /// The longest side that is of use, in device pixels: that of the largest card, twice.
  private static let longestSide = 512
  private let files: PictureFiles
  private var bitmaps: [String: Bitmap] = [:]

  init(_ files: PictureFiles) { self.files = files }

  /// The pixels of a picture, once it was loaded.
  func bitmap(of picture: Photo) -> Bitmap? { bitmaps[picture.id] }

  /// Keeps a picture beside the saved game, called by its file's name without the ending.
  func keep(_ source: PictureSource, title: String) async throws(PictureError) -> Photo {
    let name = title.lastIndex(of: ".").map { String(title[..<$0]) } ?? ""
    let kept = try await files.keep(source, title: name.isEmpty ? title : name, longestSide: Self.longestSide)
    bitmaps[kept.picture.id] = kept.bitmap.part(kept.bitmap.size.middleSquare)
    return kept.picture
  }

  /// Loads what was not loaded yet, each cut to the square in its middle.
  func load(_ pictures: [Photo]) async throws(PictureError) {
    for picture in pictures where bitmaps[picture.id] == nil {
      let bitmap = try await files.load(picture, longestSide: Self.longestSide)
      bitmaps[picture.id] = bitmap.part(bitmap.size.middleSquare)
    }
  }

  /// Whether all of them were loaded.
  func hasLoaded(_ pictures: [Photo]) -> Bool { pictures.allSatisfy { bitmaps[$0.id] != nil } }

  /// Removes what no game and no choice needs any more.
  func removeAll(except pictures: Set<Photo>) {
    files.forget(except: pictures)
    let ids = Set(pictures.map(\.id))
    bitmaps = bitmaps.filter { ids.contains($0.key) }
  }
}
