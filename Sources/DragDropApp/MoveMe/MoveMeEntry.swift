import Games
import Widgets

/// Move Me on the shelf of games.
final class MoveMeEntry: GameEntry {
  private let game: MoveMeGame

  init(_ environment: GameEnvironment) { game = MoveMeGame(environment: environment) }

  var model: any GameModel { game }
  func makeView(in window: Window) -> any GameView { MoveMeView(game) }
  func makePicture() -> Widget { MoveMePicture(game) }
}
