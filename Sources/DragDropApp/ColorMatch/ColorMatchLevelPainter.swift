import Games
import Widgets

final class ColorMatchLevelPainter: LevelPainter {
  private let game: ColorMatchGame

  init(_ game: ColorMatchGame) { self.game = game }

  func paint(_ level: ColorMatchLevel, _ snapshot: Snapshot, on picture: TilePicture) {
    // Any seed shows what the level is like.
    let state = ColorMatchState(level: level, seed: 1)
    ColorMatchPicture(state: state, word: state.word.map(game.text.word)).draw(snapshot, on: picture)
  }
}
