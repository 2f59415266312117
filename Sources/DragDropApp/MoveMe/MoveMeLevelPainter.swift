import Games
import Widgets

final class MoveMeLevelPainter: LevelPainter {
  func paint(_ level: MoveMeLevel, _ snapshot: Snapshot, on picture: TilePicture) {
    MoveMePicture(state: MoveMeState(level: level, seed: 1)).draw(snapshot, on: picture)
  }
}
