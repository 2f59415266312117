import Games
import Widgets

/// Picture Puzzle on the shelf of games.
final class PicturePuzzleEntry: GameEntry {
  private let game: PicturePuzzleGame
  private let shelf: PictureShelf
  private var token: ObservationToken?

  init(_ environment: GameEnvironment) {
    game = PicturePuzzleGame(environment: environment)
    shelf = PictureShelf(PictureFiles(of: .picturePuzzle, namedIn: [.game(.picturePuzzle)], environment))
    token = observe { [game, shelf] in shelf.forget(except: game.photos) }
  }

  var model: any GameModel { game }
  var takesPictures: Bool { true }
  func makeView(in window: Window) -> any GameView { PicturePuzzleView(game, shelf: shelf, in: window) }
  func makePicture() -> Widget { PicturePuzzlePicture(game, shelf: shelf) }
}
