/// Follows a pointer and tells how fast it is.
nonisolated struct VelocityTracker {
  /// How long a movement counts, in seconds: a hand that rested for longer is still.
  private static let memory = 0.08

  private var samples: [(time: Double, point: Point)] = []

  /// Adds where the pointer is at a time in seconds.
  mutating func add(_ point: Point, at time: Double) {
    samples.append((time, point))
    samples.removeAll { $0.time < time - Self.memory }
  }

  /// The speed in device-independent pixels per second over the last moments.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.point - first.point) * (1 / (last.time - first.time))
  }
}
