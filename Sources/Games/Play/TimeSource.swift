/// Any clock, as the time since it was first looked at.
public struct TimeSource: Sendable {
  private let read: @Sendable () -> Duration

  /// Creates a source that counts from now on.
  public init(_ clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  /// The time since the source was created.
  public var now: Duration { read() }

  /// The system's clock, which stands still while the computer sleeps, as a game does.
  public static var suspending: TimeSource { TimeSource(SuspendingClock()) }
}
