/// A measurement of the time played, which can be stopped and continued.
///
/// It reads no clock: callers pass the current time.
package struct Stopwatch: Equatable, Sendable {
  private var stopped: Duration
  private var start: Duration?

  package init(elapsed: Duration = .zero) {
    stopped = elapsed
  }

  package var isRunning: Bool { start != nil }

  package func elapsed(at now: Duration) -> Duration {
    start.map { stopped + (now - $0) } ?? stopped
  }

  package mutating func start(at now: Duration) {
    start = start ?? now
  }

  package mutating func stop(at now: Duration) {
    stopped = elapsed(at: now)
    start = nil
  }
}
