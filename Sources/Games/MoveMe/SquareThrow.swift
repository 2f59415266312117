import Geometry

/// The path of squares that were released while moving: they slow down, and bounce off the edges.
package struct SquareThrow: Equatable, Sendable {
  /// The time that a square would need for its path at the initial speed, in seconds.
  ///
  /// A spring with this initial speed, in paths per second, continues as fast as the square was released.
  package static let slowing = 0.2
  /// The minimum speed of a throw, in device-independent pixels per second.
  static let minimumSpeed = 350.0
  /// The speed to which faster throws are limited, in device-independent pixels per second.
  static let maximumSpeed = 6000.0
  /// The fraction of the remaining path that is kept after bouncing off an edge.
  private static let elasticity = 0.5

  private let offset: Point
  private let xRange: ClosedRange<Double>
  private let yRange: ClosedRange<Double>
  private let end: Point

  /// Creates the path; returns `nil` for a velocity below ``minimumSpeed``.
  ///
  /// - Parameter landing: Returns where a path ends instead of at a given displacement.
  init?(
    velocity: Point, range: (x: ClosedRange<Double>, y: ClosedRange<Double>),
    landing: (Point) -> Point = { $0 }
  ) {
    let speed = velocity.distance(to: .zero)
    guard speed.isFinite, speed >= Self.minimumSpeed else { return nil }
    offset = velocity * (Self.slowing * min(1, Self.maximumSpeed / speed))
    (xRange, yRange) = range
    end = landing(Self.bounced(offset, xRange, yRange))
  }

  /// Returns the displacement after a fraction of the path, from 0 to 1, in device-independent pixels.
  package func offset(at part: Double) -> Point {
    let last = Self.bounced(offset, xRange, yRange)
    return Self.bounced(offset * part, xRange, yRange) + (end - last) * part
  }

  private static func bounced(
    _ offset: Point, _ xRange: ClosedRange<Double>, _ yRange: ClosedRange<Double>
  ) -> Point {
    Point(x: bounced(offset.x, in: xRange), y: bounced(offset.y, in: yRange))
  }

  private static func bounced(_ value: Double, in range: ClosedRange<Double>) -> Double {
    var value = value
    for _ in 0..<16 where !range.contains(value) {
      let edge = value.limited(to: range)
      value = edge - (value - edge) * elasticity
    }
    return value.limited(to: range)
  }
}
