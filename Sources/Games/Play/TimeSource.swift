package struct TimeSource: Sendable {
  private let read: @Sendable () -> Duration

  package init(_ clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  package var now: Duration { read() }

  /// The time of the system clock that stops while the computer sleeps.
  package static var suspending: TimeSource { TimeSource(SuspendingClock()) }
}
