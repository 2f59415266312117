import DragAndDrop
import Geometry

extension DragCoordinator {
  /// Returns an event with the position of its item on the board.
  func located(_ event: DragMonitorEvent<Model.Rules>) -> DragMonitorEvent<Model.Rules> {
    var event = event
    let point =
      model.session.activeDrag(of: event.item)?.point ?? event.place.flatMap { places[$0] }?.frame.center
      ?? pieces[event.item]?.frame.center
    event.position = point?.fraction(of: board.size)
    return event
  }
}

extension Point {
  /// Returns the point as a fraction of a size, from 0 to 1 in both axes; nil for an empty size.
  fileprivate func fraction(of size: Size) -> Point? {
    guard size.width > 0, size.height > 0 else { return nil }
    return Point(x: min(max(x / size.width, 0), 1), y: min(max(y / size.height, 0), 1))
  }
}
