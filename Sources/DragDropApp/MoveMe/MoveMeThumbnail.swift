import Games
import Widgets

final class MoveMeThumbnail: Thumbnail<MoveMeGame> {
  override func paint(_ snapshot: Snapshot) { MoveMePicture(state: game.state).draw(snapshot, on: self) }
}
