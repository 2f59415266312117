/// A measurement of the time played, which can be stopped and continued.
///
/// It reads no clock: callers pass the current time.
package struct Stopwatch: Equatable, Sendable {
  private var stopped: Duration
  private var start: Duration?

  /// Creates a stopped stopwatch with the time played so far.
  package init(elapsed: Duration = .zero) {
    stopped = elapsed
  }

  /// Whether the stopwatch is running.
  package var isRunning: Bool { start != nil }

  /// Returns the time played so far.
  package func elapsed(at now: Duration) -> Duration {
    start.map { stopped + (now - $0) } ?? stopped
  }

  /// Starts the stopwatch, unless it is running.
  package mutating func start(at now: Duration) {
    start = start ?? now
  }

  /// Stops the stopwatch, if it is running.
  package mutating func stop(at now: Duration) {
    stopped = elapsed(at: now)
    start = nil
  }
}
