import Games
import Widgets

final class ColorMatchLevelPainter: LevelPainter {
  private let game: ColorMatchGame

  init(_ game: ColorMatchGame) { self.game = game }

  func paint(_ level: ColorMatchLevel, _ snapshot: Snapshot, on picture: TilePicture) {
    ColorMatchPicture(ColorMatchState(level: level, seed: 1), text: game.text).draw(snapshot, on: picture)
  }
}
