import Synchronization

/// A clock that stands still until a test advances it.
public final class ManualClock: Clock {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    var offset: Duration
    /// The instant after a while.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether an instant is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let offset = Mutex(Duration.zero)

  /// A clock that begins at zero.
  public init() {}

  /// The time to which it was advanced.
  public var now: Instant { Instant(offset: offset.withLock { $0 }) }
  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Advances the clock.
  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }

  /// Advances the clock to the deadline at once.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    advance(by: now.duration(to: deadline))
  }
}
