import Games
import Pictures

/// Loads the pictures of puzzles: our own from the resource bundle, the player's from beside the saved game.
final class PictureShelf {
  /// The longest side of a picture that is kept, in pixels: its middle square still fills a large board.
  private static let keptSide = PicturePuzzleLayout.largestSide * 2

  private let files: PictureFiles
  /// The picture that was kept last, until it is first asked for: so that it is not decoded twice.
  private var latest: (picture: Photo, bitmap: Bitmap)?

  init(_ files: PictureFiles) { self.files = files }

  /// Loads a puzzle's picture, large enough for a square of `side` device pixels from the middle of most.
  func load(_ picture: PuzzlePicture, side: Int) async throws(PictureError) -> Bitmap {
    switch picture {
    case .own(let own):
      return try await PictureLoader.load(.resource(Identity.picturePath(own.rawValue)), longestSide: side).bitmap
    case .player(let player):
      guard let latest, player == latest.picture else { return try await files.load(player, longestSide: side * 2) }
      self.latest = nil
      return latest.bitmap
    }
  }

  /// A small version of a picture of our own; without a thread, for the launcher shows it from the first frame on.
  func thumbnail(of picture: BuiltInPicture) -> Bitmap? {
    try? PictureLoader.loadNow(resource: Identity.thumbnailPath(picture.rawValue)).bitmap
  }

  /// Loads a small version of a picture of the player's, cut to the square in its middle.
  ///
  /// - Parameter side: The longest side before the cut, in device pixels.
  func thumbnail(of picture: Photo, side: Int) async -> Bitmap? {
    let bitmap = try? await files.load(picture, longestSide: side)
    return bitmap.map { $0.part($0.size.middleSquare) }
  }

  /// Keeps a picture of the player's beside the saved game.
  func keep(_ source: PictureSource, title: String) async throws(PictureError) -> Photo {
    let kept = try await files.keep(source, title: title, longestSide: Self.keptSide)
    latest = kept
    return kept.picture
  }

  /// Forgets the player's pictures that no game needs any more.
  func forget(except pictures: Set<Photo>) { files.forget(except: pictures) }
}
