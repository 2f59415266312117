import DragAndDrop

/// Follows a pointer and tells how fast it is.
nonisolated struct VelocityTracker {
  /// How long a movement counts, in seconds: a hand that rested for longer is still.
  ///
  /// The last sample before that is kept as where it began, for a slow machine has few of them.
  private static let memory = 0.08

  private var samples: [(time: Double, point: Point)] = []

  /// Adds where the pointer is at a time in seconds.
  mutating func add(_ point: Point, at time: Double) {
    samples.append((time, point))
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  /// The speed in device-independent pixels per second over the last moments.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.point - first.point) * (1 / (last.time - first.time))
  }
}
