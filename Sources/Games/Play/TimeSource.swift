/// A clock that gives the time since the source was created.
package struct TimeSource: Sendable {
  private let read: @Sendable () -> Duration

  /// Creates a source that counts from now on.
  package init(_ clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  /// The time since the source was created.
  package var now: Duration { read() }

  /// The system clock, which stops while the computer sleeps.
  package static var suspending: TimeSource { TimeSource(SuspendingClock()) }
}
