import Boards
import Geometry
import Widgets

/// Where a move is shown: the frames of its item and its place, in the coordinates of one widget.
nonisolated struct LessonScene: Equatable {
  var item: Rect
  var place: Rect

  /// Returns a frame on the way from the item (0) to the place (1).
  ///
  /// Its size changes from that of the item to that of the place, so that a sign beside it covers neither.
  func frame(at progress: Double) -> Rect {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    return Rect(
      center: item.center + (place.center - item.center) * progress,
      size: Size(width: mix(item.size.width, place.size.width), height: mix(item.size.height, place.size.height)))
  }
}

extension LessonScene {
  /// Returns the scene, which is in the coordinates of `board`, in those of another widget; nil in another window.
  @MainActor func converted(from board: Board, to layer: Widget) -> LessonScene? {
    guard let item = board.convert(rect: item, to: layer), let place = board.convert(rect: place, to: layer) else {
      return nil
    }
    return LessonScene(item: item, place: place)
  }
}
