public import DragAndDrop

/// The way of squares that were let go while they were moving: they slow down, and spring back from the edges.
public struct SquareThrow: Equatable, Sendable {
  /// How long a square would take for its way if it did not slow down, in seconds.
  ///
  /// A spring that begins at this speed, in parts of the way per second, goes on as fast as the square was let go.
  public static let slowing = 0.2
  /// Who lets go more slowly, in device-independent pixels per second, puts a square down where it is.
  static let leastSpeed = 350.0
  /// Faster ones count as this fast.
  static let mostSpeed = 6000.0
  /// How much of the way is left after an edge.
  private static let elasticity = 0.5

  private let way: Point
  private let xReach: ClosedRange<Double>
  private let yReach: ClosedRange<Double>
  /// Where it is to end, measured from where it begins.
  private let end: Point

  /// A throw with a speed in pixels per second, in which squares can go so far; nil if that is no throw.
  ///
  /// - Parameter landing: Gives the place to end at for the one where the way would end.
  init?(
    velocity: Point, reach: (x: ClosedRange<Double>, y: ClosedRange<Double>),
    landing: (Point) -> Point = { $0 }
  ) {
    let speed = velocity.distance(to: Point(x: 0, y: 0))
    guard speed.isFinite, speed >= Self.leastSpeed else { return nil }
    way = velocity * (Self.slowing * min(1, Self.mostSpeed / speed))
    (xReach, yReach) = reach
    end = landing(Self.bounced(way, xReach, yReach))
  }

  /// How far the squares have come after a part of the way, from 0 to 1, in device-independent pixels.
  public func offset(at part: Double) -> Point {
    let last = Self.bounced(way, xReach, yReach)
    return Self.bounced(way * part, xReach, yReach) + (end - last) * part
  }

  private static func bounced(
    _ way: Point, _ xReach: ClosedRange<Double>, _ yReach: ClosedRange<Double>
  ) -> Point {
    Point(x: bounced(way.x, in: xReach), y: bounced(way.y, in: yReach))
  }

  /// Turns what leads beyond an edge back, and again at the other one.
  private static func bounced(_ value: Double, in reach: ClosedRange<Double>) -> Double {
    var value = value
    for _ in 0..<16 where !reach.contains(value) {
      let edge = value.limited(to: reach)
      value = edge - (value - edge) * elasticity
    }
    return value.limited(to: reach)
  }
}
