import Games
import Widgets

/// Memory on the shelf of games.
final class MemoryEntry: GameEntry {
  private let game: MemoryGame
  private let pictures: MemoryPictures

  init(_ environment: GameEnvironment) {
    game = MemoryGame(environment: environment)
    // A folder of their own: what other games no longer need is not theirs to remove.
    pictures = MemoryPictures(PictureFiles(PictureStorage(folder: environment.storage.folder + "/memory")))
  }

  var model: any GameModel { game }
  func makeView(in window: Window) -> any GameView { MemoryView(game, pictures: pictures, in: window) }
  func makePicture() -> Widget { MemoryPicture(game, pictures: pictures) }
}
