import DragAndDrop
import Geometry

extension BoardTester {
  /// The size of the board, which contains all items and places, in device-independent pixels.
  public var boardSize: Size {
    (pieces.values.map(\.frame) + places.values.map(\.frame)).reduce(Size(width: 0, height: 0)) {
      Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
  }

  private var held: [(id: Item, start: Point, point: Point)] {
    pressesInOrder.compactMap { item, press in
      model.session.activeDrag(of: item)?.input.isHeld == true ? (item, press.start.point, press.point) : nil
    }
  }

  func updateScrollIntents() { scrollIntents.update(to: held) }

  /// Scrolls for the first piece that is held near an edge of the visible part, and moves all held ones along.
  func scroll(for seconds: Double) {
    updateScrollIntents()
    for (item, _, point) in held {
      guard let visible = visibleRect else { return }
      let end = Point(x: boardSize.width - visible.size.width, y: boardSize.height - visible.size.height)
      let view = AutoScroll.View(visible, offset: visible.origin, end: end)
      let deltas = autoScroll.intendedScrollDeltas(at: point, in: [view], after: seconds, intent: scrollIntents[item])
      guard let delta = deltas.first, delta != .zero else { continue }
      visibleRect?.origin = visible.origin + delta
      return moveHeld(by: delta)
    }
  }

  /// Scrolls the shortest way to a frame, of which the beginning is shown if it is larger than the visible part.
  func reveal(_ frame: Rect) {
    guard var visible = visibleRect else { return }
    visible.origin.x = min(max(visible.minX, frame.maxX - visible.size.width), frame.minX)
    visible.origin.y = min(max(visible.minY, frame.maxY - visible.size.height), frame.minY)
    visibleRect = visible
  }
}
