import TestSupport
import Testing

@testable import Games

@Suite struct StopwatchTests {
  @Test func onlyRunningTimeCounts() {
    var watch = Stopwatch()
    #expect(watch.elapsed(at: .seconds(100)) == .zero)
    watch.start(at: .seconds(100))
    #expect(watch.isRunning)
    #expect(watch.elapsed(at: .seconds(103)) == .seconds(3))
    watch.stop(at: .seconds(105))
    #expect(!watch.isRunning)
    #expect(watch.elapsed(at: .seconds(200)) == .seconds(5))
    watch.start(at: .seconds(200))
    #expect(watch.elapsed(at: .seconds(201)) == .seconds(6))
  }

  @Test func startingOrStoppingTwiceChangesNothing() {
    var watch = Stopwatch(elapsed: .seconds(7))
    watch.stop(at: .seconds(5))
    #expect(watch.elapsed(at: .seconds(9)) == .seconds(7))
    watch.start(at: .seconds(10))
    watch.start(at: .seconds(12))
    #expect(watch.elapsed(at: .seconds(13)) == .seconds(10))
  }

  @Test func suspendedTimeDoesNotCount() {
    var watch = Stopwatch()
    watch.start(at: .seconds(10))
    watch.suspend(at: .seconds(13))
    watch.suspend(at: .seconds(20))
    #expect(watch.isRunning && watch.isSuspended && watch.elapsed(at: .seconds(50)) == .seconds(3))
    watch.resume(at: .seconds(60))
    watch.resume(at: .seconds(61))
    #expect(watch.isRunning && watch.elapsed(at: .seconds(64)) == .seconds(7))
  }

  @Test func aClockStartedWhileSuspendedCountsOnceResumed() {
    var watch = Stopwatch(elapsed: .seconds(1), isSuspended: true)
    watch.start(at: .seconds(5))
    #expect(watch.isRunning && watch.elapsed(at: .seconds(9)) == .seconds(1))
    watch.resume(at: .seconds(10))
    #expect(watch.elapsed(at: .seconds(12)) == .seconds(3))
    watch.suspend(at: .seconds(12))
    watch.stop(at: .seconds(15))
    watch.resume(at: .seconds(20))
    #expect(!watch.isRunning && watch.elapsed(at: .seconds(30)) == .seconds(3))
  }

  @Test func aTimeSourceCountsFromItsCreation() {
    let clock = ManualClock()
    clock.advance(by: .seconds(50))
    let time = TimeSource(clock)
    #expect(time.now == .zero)
    clock.advance(by: .seconds(2))
    #expect(time.now == .seconds(2))
  }

  @Test func theSystemsClockDoesNotGoBack() {
    let time = TimeSource.suspending
    let first = time.now
    #expect(first >= .zero)
    #expect(time.now >= first)
  }
}
