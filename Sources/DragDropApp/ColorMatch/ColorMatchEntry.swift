import Games
import Widgets

/// Color Match on the shelf of games.
final class ColorMatchEntry: GameEntry {
  private let game: ColorMatchGame

  init(_ environment: GameEnvironment) { game = ColorMatchGame(environment: environment) }

  var model: any GameModel { game }
  func makeView(in window: Window) -> any GameView { ColorMatchView(game) }
  func makePicture() -> Widget { ColorMatchPicture(game) }
}
