import Games
import Widgets

extension PictureStorage {
  /// Keeps a picture of the player's beside the saved game, at most `longestSide` pixels long where it is encoded anew.
  func keep(_ source: PictureSource, title: String, longestSide: Int) async throws(PictureError) -> PlayerPicture {
    let loaded = try await PictureLoader.load(source, longestSide: longestSide)
    guard let copy = loaded.copy else { throw .damaged }
    do {
      return PlayerPicture(id: try save(copy), title: title)
    } catch {
      throw .unreadable
    }
  }
}
