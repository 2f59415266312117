import Geometry

/// The path of squares that were released while moving: they slow down, and bounce off the edges.
package struct SquareThrow: Equatable, Sendable {
  /// The time that a square would need for its path at the initial speed, in seconds.
  ///
  /// A spring with this initial speed, in fractions of the path per second, continues as fast as the square was
  /// released.
  package static let slowing = 0.2
  /// The minimum speed of a throw, in device-independent pixels per second.
  static let leastSpeed = 350.0
  /// The speed to which faster throws are limited, in the same unit.
  static let mostSpeed = 6000.0
  /// The fraction of the remaining path that is kept after bouncing off an edge.
  private static let elasticity = 0.5

  private let way: Point
  private let xReach: ClosedRange<Double>
  private let yReach: ClosedRange<Double>
  /// The end of the path, relative to its start.
  private let end: Point

  /// Creates a throw with a velocity in device-independent pixels per second, or returns `nil` if it is too slow.
  ///
  /// - Parameter landing: Returns the position to end at, for the one where the path would end.
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

  /// Returns the displacement after a fraction of the path, from 0 to 1, in device-independent pixels.
  package func offset(at part: Double) -> Point {
    let last = Self.bounced(way, xReach, yReach)
    return Self.bounced(way * part, xReach, yReach) + (end - last) * part
  }

  private static func bounced(
    _ way: Point, _ xReach: ClosedRange<Double>, _ yReach: ClosedRange<Double>
  ) -> Point {
    Point(x: bounced(way.x, in: xReach), y: bounced(way.y, in: yReach))
  }

  /// Reflects a value that is outside of the range, repeatedly if necessary.
  private static func bounced(_ value: Double, in reach: ClosedRange<Double>) -> Double {
    var value = value
    for _ in 0..<16 where !reach.contains(value) {
      let edge = value.limited(to: reach)
      value = edge - (value - edge) * elasticity
    }
    return value.limited(to: reach)
  }
}
