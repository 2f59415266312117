import Games
import Widgets

/// Sun and Moon on the shelf of games.
final class SunAndMoonEntry: GameEntry {
  private let game: SunAndMoonGame

  init(_ environment: GameEnvironment) { game = SunAndMoonGame(environment: environment) }

  var model: any GameModel { game }
  func makeView(in window: Window) -> any GameView { SunAndMoonView(game) }
  func makePicture() -> Widget { SunAndMoonPicture(game) }
}
