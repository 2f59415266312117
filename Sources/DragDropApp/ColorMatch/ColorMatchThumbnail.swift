import Games
import Widgets

final class ColorMatchThumbnail: Thumbnail<ColorMatchGame> {
  /// Also observes the words, whose language the player can change.
  override func follow() { _ = game.text }

  override func paint(_ snapshot: Snapshot) {
    // A finished round would show only empty slots.
    let state = game.isOver ? game.state.redealt(game.state.level, seed: 0) : game.state
    ColorMatchPicture(state, text: game.text).draw(snapshot, on: self)
  }
}
