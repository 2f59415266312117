/// How fast a board scrolls by itself while something is held near the edge of what is seen of it.
public struct AutoScroll: Equatable, Sendable {
  /// One of the views that a board lies in, as far as it scrolls.
  public struct View: Equatable, Sendable {
    /// What is seen through it, in the board's coordinates.
    public var frame: Rect
    /// How far it has scrolled from its beginning, in device-independent pixels.
    public var offset: Point
    /// How far it can scroll at most, in device-independent pixels.
    public var end: Point

    /// A view of what is in `frame`, scrolled by `offset` of at most `end`.
    public init(_ frame: Rect, offset: Point, end: Point) { (self.frame, self.offset, self.end) = (frame, offset, end) }
  }

  /// How far from the edge it begins, in device-independent pixels.
  public var zone: Double
  /// The speed at the edge and beyond it, in device-independent pixels per second; it grows evenly from 0.
  public var topSpeed: Double

  /// Begins 48 pixels from the edge and reaches 900 pixels per second there, unless told otherwise.
  public init(zone: Double = 48, topSpeed: Double = 900) { (self.zone, self.topSpeed) = (zone, topSpeed) }

  /// The speed in both directions for a hand at `point`, in device-independent pixels per second: positive to the right
  /// and down.
  ///
  /// - Parameters:
  ///   - point: Where the hand is, in the board's coordinates.
  ///   - view: What is seen, in the same coordinates.
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

  /// How far each of several views scrolls in so many seconds for a hand at `point`.
  ///
  /// In each direction it is the innermost at whose edge the hand is, unless that has come to its end.
  ///
  /// - Parameters:
  ///   - point: Where the hand is, in the board's coordinates.
  ///   - views: The innermost first.
  ///   - seconds: Not below 0.
  /// - Returns: What is added to the offset of each, in device-independent pixels.
  public func ways(at point: Point, in views: [View], after seconds: Double) -> [Point] {
    var ways = Array(repeating: Point.zero, count: views.count)
    for (index, view) in views.enumerated() {
      let end = Size(width: view.frame.size.width + view.end.x, height: view.frame.size.height + view.end.y)
      let way =
        offset(
          from: view.offset, at: velocity(at: point, in: view.frame), after: seconds, view: view.frame.size, board: end)
        - view.offset
      if ways.allSatisfy({ $0.x == 0 }) { ways[index].x = way.x }
      if ways.allSatisfy({ $0.y == 0 }) { ways[index].y = way.y }
    }
    return ways
  }

  /// Where a view that begins at `offset` begins after so many seconds; it stops at the ends of the board.
  ///
  /// - Parameters:
  ///   - offset: In device-independent pixels, as all lengths.
  ///   - velocity: In device-independent pixels per second.
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
