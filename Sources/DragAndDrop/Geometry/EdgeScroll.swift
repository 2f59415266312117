/// How fast a board scrolls by itself while something is held near the edge of what is seen of it.
public struct EdgeScroll: Equatable, Sendable {
  /// How far from the edge it begins, in device-independent pixels.
  public var zone: Double
  /// The speed at the edge and beyond it, in device-independent pixels per second; it grows evenly from 0.
  public var topSpeed: Double

  /// Begins 48 pixels from the edge and reaches 900 pixels per second there, unless told otherwise.
  public init(zone: Double = 48, topSpeed: Double = 900) { (self.zone, self.topSpeed) = (zone, topSpeed) }

  /// The speed in both directions for a hand at `point`: positive to the right and down.
  ///
  /// - Parameter view: What is seen, in the same coordinates.
  public func velocity(at point: Point, in view: Rect) -> Point {
    Point(
      x: speed(at: point.x - view.minX, length: view.size.width),
      y: speed(at: point.y - view.minY, length: view.size.height))
  }

  /// The speed for a hand so far from where what is seen begins; the zones meet in the middle of a short view.
  private func speed(at position: Double, length: Double) -> Double {
    let zone = min(zone, length / 2)
    guard zone > 0 else { return 0 }
    let (before, after) = (zone - position, position - (length - zone))
    return topSpeed * (min(max(after, 0), zone) - min(max(before, 0), zone)) / zone
  }

  /// Where a view that begins at `offset` begins after so many seconds; it stops at the ends of the board.
  ///
  /// - Parameters:
  ///   - view: The size of what is seen.
  ///   - board: The size of the whole.
  public func offset(
    from offset: Point, at velocity: Point, after seconds: Double, view: Size, board: Size
  ) -> Point {
    func limited(_ value: Double, _ end: Double) -> Double { min(max(value, 0), max(end, 0)) }
    return Point(
      x: limited(offset.x + velocity.x * seconds, board.width - view.width),
      y: limited(offset.y + velocity.y * seconds, board.height - view.height))
  }
}
