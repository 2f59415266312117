/// A measurement of the time played; it reads no clock: callers pass the current time.
package struct Stopwatch: Equatable, Sendable {
  private var counted: Duration
  /// When the time that is not counted yet began; `nil` while the stopwatch is stopped or suspended.
  private var start: Duration?
  package private(set) var isRunning = false
  /// Whether time is not counted for now, even if the stopwatch is running.
  package private(set) var isSuspended: Bool

  package init(elapsed: Duration = .zero, isSuspended: Bool = false) {
    (counted, self.isSuspended) = (elapsed, isSuspended)
  }

  package func elapsed(at now: Duration) -> Duration {
    start.map { counted + (now - $0) } ?? counted
  }

  package mutating func start(at now: Duration) { update(isRunning: true, isSuspended: isSuspended, at: now) }
  package mutating func stop(at now: Duration) { update(isRunning: false, isSuspended: isSuspended, at: now) }
  package mutating func suspend(at now: Duration) { update(isRunning: isRunning, isSuspended: true, at: now) }
  package mutating func resume(at now: Duration) { update(isRunning: isRunning, isSuspended: false, at: now) }

  private mutating func update(isRunning: Bool, isSuspended: Bool, at now: Duration) {
    counted = elapsed(at: now)
    start = isRunning && !isSuspended ? now : nil
    (self.isRunning, self.isSuspended) = (isRunning, isSuspended)
  }
}
