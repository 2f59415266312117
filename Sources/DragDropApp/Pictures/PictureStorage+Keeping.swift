import Games
import Widgets

extension PictureStorage {
  /// Keeps a picture of the player's, at most `longestSide` pixels long where it is encoded anew; gives its pixels too.
  func keep(
    _ source: PictureSource, title: String, longestSide: Int
  ) async throws(PictureError) -> (picture: PlayerPicture, bitmap: Bitmap) {
    let loaded = try await PictureLoader.load(source, longestSide: longestSide)
    guard let copy = loaded.copy else { throw .damaged }
    // A file of some megabytes, which the window is not to wait for.
    let saved = await BackgroundWork.run { try? save(copy) }
    guard let saved else { throw .cancelled }
    guard let id = saved else { throw .unreadable }
    return (PlayerPicture(id: id, title: title), loaded.bitmap)
  }
}
