/// A time of play that can be stopped and started again.
///
/// It reads no clock: each call says what time it is.
public struct Stopwatch: Equatable, Sendable {
  private var stopped: Duration
  private var start: Duration?

  /// Creates a stopwatch that stands still at the time played so far.
  public init(elapsed: Duration = .zero) {
    stopped = elapsed
  }

  /// Whether time is running.
  public var isRunning: Bool { start != nil }

  /// The time played so far.
  public func elapsed(at now: Duration) -> Duration {
    start.map { stopped + (now - $0) } ?? stopped
  }

  /// Lets time run; nothing changes if it does already.
  public mutating func start(at now: Duration) {
    start = start ?? now
  }

  /// Stops time; nothing changes if it stands still already.
  public mutating func stop(at now: Duration) {
    stopped = elapsed(at: now)
    start = nil
  }
}
