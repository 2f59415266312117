import Games
import Widgets

final class ColorMatchThumbnail: Thumbnail<ColorMatchGame> {
  /// Also observes the words, whose language the player can change.
  override func follow() { _ = game.text }

  override func paint(_ snapshot: Snapshot) {
    ColorMatchPicture(state: game.state, word: game.state.word.map(game.text.word)).draw(snapshot, on: self)
  }
}
