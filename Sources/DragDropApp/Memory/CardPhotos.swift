import AppCore
import Games
import Pictures
import Widgets

/// The player's photos and sounds for cards, stored beside the saved game and loaded before they are shown.
final class CardPhotos {
  /// The longest side that is kept, in pixels, which is sharp on all but the largest cards.
  private static let longestSide = 512
  private let files: PhotoFiles
  private var bitmaps: [String: Bitmap] = [:]
  /// The sketches of the photos kept since the last removal, to find those that look the same.
  private var sketches: [String: PictureSketch] = [:]

  init(for game: MemoryGame, _ environment: GameEnvironment) {
    files = PhotoFiles(of: .memory, namedIn: [.game(.memory), .memoryPhotos, .memoryDecks], environment)
    removeUnused(in: game)
  }

  func bitmap(of photo: Photo) -> Bitmap? { bitmaps[photo.id] }

  func keep(_ file: PhotoOpener.File) async throws(PictureError) -> Photo {
    let title = DeckPairing.stem(of: file.title)
    var sketch: PictureSketch?
    let kept = try await files.keep(file.source, title: title, longestSide: Self.longestSide) { bitmap in
      let card = bitmap.middleSquare
      sketch = await WorkerPool.run { PictureSketch(card) }
    }
    // While something is awaited, unused photos can be removed, and no game uses this one yet.
    (bitmaps[kept.photo.id], sketches[kept.photo.id]) = (kept.bitmap.middleSquare, sketch)
    return kept.photo
  }

  /// Begins or ends to keep the photos and sounds of several files, which no game knows before the end.
  func setOpening(_ isOpening: Bool) { if isOpening { files.beginKeeping() } else { files.endKeeping() } }

  /// Stores a sound, whose end is cut off if it is too long.
  func keep(_ sound: SoundFile, title: String) async throws(PictureError) -> Recording {
    Recording(id: try await files.keep(sound, title: title), levels: sound.levels)
  }

  /// Returns the stored pictures and sounds of a deck by ID, without those that are missing.
  func contents(of deck: CardDeck) async -> [String: [UInt8]] {
    await files.contents(ofPhotos: deck.photos, deck.recordings)
  }

  /// Returns whether two photos look the same on cards; `false` if one of them was not just kept.
  func lookSame(_ photo: Photo, _ other: Photo) -> Bool {
    if photo.id == other.id { return true }
    guard let sketch = sketches[photo.id], let otherSketch = sketches[other.id] else { return false }
    return sketch.looksLike(otherSketch)
  }

  /// Returns the IDs of the loaded photos that look the same as an earlier one on cards.
  func duplicates(in photos: [Photo]) async -> Set<String> {
    let cards = photos.compactMap { photo in bitmaps[photo.id].map { (photo.id, $0) } }
    let duplicates = await WorkerPool.run {
      var different: [PictureSketch] = []
      return cards.filter { _, bitmap in
        let sketch = PictureSketch(bitmap)
        if different.contains(where: sketch.looksLike) { return true }
        different.append(sketch)
        return false
      }
    }
    return Set((duplicates ?? []).map(\.0))
  }

  func takeNotice() -> String? { files.takeNotice() }

  /// Loads photos, also those after one that cannot be loaded, whose error is thrown at the end.
  func load(_ photos: [Photo]) async throws(PictureError) {
    var failure: PictureError?
    for photo in photos where bitmaps[photo.id] == nil {
      do throws(PictureError) {
        bitmaps[photo.id] = try await files.load(photo, longestSide: Self.longestSide).middleSquare
      } catch {
        guard error != .cancelled else { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  func hasLoaded(_ photos: [Photo]) -> Bool { photos.allSatisfy { bitmaps[$0.id] != nil } }

  /// Removes the photos and sounds that no game uses, unless some are being kept, which no game knows yet.
  func removeUnused(in game: MemoryGame) {
    guard !files.isKeeping else { return }
    let photos = game.photosInUse
    files.forget(except: photos, game.recordingsInUse)
    sketches = [:]
    let ids = Set(photos.map(\.id))
    bitmaps = bitmaps.filter { ids.contains($0.key) }
  }
}
