import Games
import Widgets

class Thumbnail<Game: GameModel>: TilePicture {
  let game: Game
  private var token: ObservationToken?

  init(_ game: Game) {
    self.game = game
    super.init()
    token = observe { [weak self] in
      self?.follow()
      self?.setNeedsPaint()
    }
  }

  /// Reads all observable properties that the picture shows; it is repainted when one changes.
  func follow() { _ = game.play.state }
}
