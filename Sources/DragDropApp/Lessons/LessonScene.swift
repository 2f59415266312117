import Boards
import Geometry
import Widgets

/// The frames between which a lesson shows its move.
nonisolated struct LessonScene: Equatable {
  /// The frames of the item and of the place, in the coordinates of the layer that shows the lesson.
  var item: Rect
  var place: Rect

  /// Returns a frame on the way from the item to the place, with a size between theirs, so that a sign is beside both.
  func frame(at progress: Double) -> Rect {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    return Rect(
      center: item.center + (place.center - item.center) * progress,
      size: Size(width: mix(item.size.width, place.size.width), height: mix(item.size.height, place.size.height)))
  }
}

extension LessonScene {
  /// Returns the scene in the coordinates of another widget; `nil` in another window.
  @MainActor func converted(from board: Board, to layer: Widget) -> LessonScene? {
    guard let item = board.convert(rect: item, to: layer), let place = board.convert(rect: place, to: layer) else {
      return nil
    }
    return LessonScene(item: item, place: place)
  }
}
