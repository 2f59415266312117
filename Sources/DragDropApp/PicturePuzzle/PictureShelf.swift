import Games
import Widgets

/// Loads the pictures of puzzles: our own from the resource bundle, the player's from beside the saved game.
final class PictureShelf {
  /// The longest side of a picture that is kept, in pixels: its middle square still fills a large board.
  private static let keptSide = PicturePuzzleLayout.largestSide * 2

  private let storage: PictureStorage
  /// The picture that was kept last, until it is first asked for: so that it is not decoded twice.
  private var latest: (picture: PlayerPicture, bitmap: Bitmap)?
  private var keepingCount = 0

  init(storage: PictureStorage) { self.storage = storage }

  /// Loads a puzzle's picture, large enough for a square of `side` device pixels from the middle of most.
  func load(_ picture: PuzzlePicture, side: Int) async throws(PictureError) -> Bitmap {
    if let latest, picture == .player(latest.picture) {
      self.latest = nil
      return latest.bitmap
    }
    let longestSide = if case .player = picture { side * 2 } else { side }
    return try await PictureLoader.load(source(of: picture), longestSide: longestSide).bitmap
  }

  /// A small version of a picture of our own; without a thread, for the launcher shows it from the first frame on.
  func thumbnail(of picture: BuiltInPicture) -> Bitmap? {
    try? PictureLoader.loadNow(resource: Identity.thumbnailPath(picture.rawValue)).bitmap
  }

  /// Loads a small version of a picture of the player's, cut to the square in its middle.
  ///
  /// - Parameter side: The longest side before the cut, in device pixels.
  func thumbnail(of picture: PlayerPicture, side: Int) async -> Bitmap? {
    let bitmap = try? await PictureLoader.load(source(of: .player(picture)), longestSide: side).bitmap
    return bitmap.map { $0.part($0.size.middleSquare) }
  }

  /// Keeps a picture of the player's beside the saved game.
  func keep(_ source: PictureSource, title: String) async throws(PictureError) -> PlayerPicture {
    keepingCount += 1
    defer { keepingCount -= 1 }
    let kept = try await storage.keep(source, title: title, longestSide: Self.keptSide)
    latest = kept
    return kept.picture
  }

  /// Forgets the player's pictures that no game needs any more; not while one is being kept that no game knows yet.
  func forget(except pictures: Set<PlayerPicture>) {
    guard keepingCount == 0 else { return }
    storage.removeAll(except: Set(pictures.map(\.id)))
  }

  private func source(of picture: PuzzlePicture) -> PictureSource {
    switch picture {
    case .own(let own): .resource(Identity.picturePath(own.rawValue))
    case .player(let player): .kept(storage.load(player.id) ?? [])
    }
  }
}
