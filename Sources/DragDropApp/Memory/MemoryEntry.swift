import Games
import Widgets

/// Memory on the shelf of games.
final class MemoryEntry: GameEntry {
  private let game: MemoryGame
  private let pictures: MemoryPictures

  init(_ environment: GameEnvironment) {
    game = MemoryGame(environment: environment)
    pictures = MemoryPictures(PictureFiles(of: .memory, namedIn: [.game(.memory), .memoryPhotos], environment))
    pictures.removeAll(except: game.photosInUse)
  }

  var model: any GameModel { game }
  func makeView(in window: Window) -> any GameView { MemoryView(game, pictures: pictures, in: window) }
  func makePicture() -> Widget { MemoryPicture(game, pictures: pictures) }
}
