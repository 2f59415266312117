import Geometry

/// Measures how fast a pointer moves at the end of a drag.
package struct VelocityTracker {
  /// The time span of the measurement, in seconds, plus one older sample: a slow machine delivers few samples.
  private static let memory = 0.08

  private var samples: [(time: Double, point: Point)] = []

  package init() {}

  /// Adds a sample, with the time in seconds, unless it is earlier than the last one.
  ///
  /// The motion events that GDK repeats after a layout, as while the board scrolls, have the time 0.
  package mutating func add(_ point: Point, at time: Double) {
    if let last = samples.last, time < last.time { return }
    samples.append((time, point))
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  /// The recent velocity in device-independent pixels per second.
  package var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.point - first.point) * (1 / (last.time - first.time))
  }
}
