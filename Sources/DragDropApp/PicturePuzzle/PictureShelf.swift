import Games
import Widgets

/// Loads the pictures of puzzles: our own from the resource bundle, the player's from beside the saved game.
final class PictureShelf {
  private let storage: PictureStorage

  init(storage: PictureStorage) { self.storage = storage }

  /// Loads a puzzle's picture, cut to the square in its middle, with a side of at most `side` device pixels.
  func square(of picture: PuzzlePicture, side: Int) async throws(PictureError) -> Bitmap {
    let bitmap = try await PictureLoader.load(source(of: picture), longestSide: side).bitmap
    return bitmap.part(bitmap.size.middleSquare)
  }

  /// Loads a small version of a puzzle's picture, with a side of at most `side` device pixels.
  func thumbnail(of picture: PuzzlePicture, side: Int) async throws(PictureError) -> Bitmap {
    guard case .own(let own) = picture else { return try await square(of: picture, side: side) }
    return try await PictureLoader.load(.resource(Identity.thumbnailPath(own.rawValue)), longestSide: side).bitmap
  }

  /// Keeps a picture of the player's beside the saved game.
  func keep(_ source: PictureSource, title: String) async throws(PictureError) -> PlayerPicture {
    let loaded = try await PictureLoader.load(source, longestSide: PicturePuzzleLayout.largestSide * 2)
    guard let copy = loaded.copy else { throw .damaged }
    do {
      return PlayerPicture(id: try storage.save(copy), title: title)
    } catch {
      throw .unreadable
    }
  }

  private func source(of picture: PuzzlePicture) -> PictureSource {
    switch picture {
    case .own(let own): .resource(Identity.picturePath(own.rawValue))
    case .player(let player): .data(storage.load(player.id) ?? [])
    }
  }
}
