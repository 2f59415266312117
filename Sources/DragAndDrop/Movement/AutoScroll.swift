import Geometry

/// The speed at which a scrolled view moves while an item is held near its edge.
public struct AutoScroll: Equatable, Sendable {
  /// A scrolled view that contains the board.
  public struct View: Equatable, Sendable {
    /// The visible area, in the board's coordinates.
    public var frame: Rect
    /// The scroll offset, in device-independent pixels.
    public var offset: Point
    /// The largest scroll offset, in device-independent pixels.
    public var end: Point

    /// Creates a view that shows `frame`, scrolled by `offset` of at most `end`.
    public init(_ frame: Rect, offset: Point, end: Point) { (self.frame, self.offset, self.end) = (frame, offset, end) }
  }

  /// The distance from the edge at which scrolling starts, in device-independent pixels.
  public var zone: Double
  /// The speed at the edge and beyond it, in device-independent pixels per second; it grows linearly from 0.
  public var topSpeed: Double

  /// Creates an auto-scroll with a zone in device-independent pixels and a top speed in such pixels per second.
  public init(zone: Double = 48, topSpeed: Double = 900) { (self.zone, self.topSpeed) = (zone, topSpeed) }

  /// Returns the scroll velocity at a `point` of a `view`, in pixels per second; positive values scroll right and down.
  public func velocity(at point: Point, in view: Rect) -> Point {
    Point(
      x: speed(at: point.x - view.minX, length: view.size.width),
      y: speed(at: point.y - view.minY, length: view.size.height))
  }

  /// The zones meet in the middle of a view that is shorter than two of them.
  private func speed(at position: Double, length: Double) -> Double {
    let zone = min(zone, length / 2)
    guard zone > 0 else { return 0 }
    let (before, after) = (zone - position, position - (length - zone))
    return topSpeed * (min(max(after, 0), zone) - min(max(before, 0), zone)) / zone
  }

  /// Returns the distances that nested views, the innermost first, scroll within some seconds for a pointer at `point`.
  ///
  /// Each axis scrolls only the innermost view that has the pointer at its edge and has not reached its end.
  public func scrollDeltas(at point: Point, in views: [View], after seconds: Double) -> [Point] {
    intendedScrollDeltas(at: point, in: views, after: seconds, intent: nil)
  }

  /// Returns the distances of ``scrollDeltas(at:in:after:)`` in the directions of an intent; nil for all directions.
  package func intendedScrollDeltas(
    at point: Point, in views: [View], after seconds: Double, intent: ScrollIntent?
  ) -> [Point] {
    var deltas = Array(repeating: Point.zero, count: views.count)
    for (index, view) in views.enumerated() {
      let full = velocity(at: point, in: view.frame)
      let velocity = intent?.allowed(full) ?? full
      func delta(_ offset: Double, _ velocity: Double, end: Double) -> Double {
        min(max(offset + velocity * seconds, 0), max(end, 0)) - offset
      }
      if deltas.allSatisfy({ $0.x == 0 }) { deltas[index].x = delta(view.offset.x, velocity.x, end: view.end.x) }
      if deltas.allSatisfy({ $0.y == 0 }) { deltas[index].y = delta(view.offset.y, velocity.y, end: view.end.y) }
    }
    return deltas
  }
}
