import Testing

@testable import Games

@Suite struct DurationTests {
  @Test func extremeSecondsAreClamped() {
    #expect(Duration(clampingSeconds: 1.5) == .milliseconds(1_500))
    #expect(Duration(clampingSeconds: .nan) == .zero)
    #expect(Duration(clampingSeconds: .infinity) == .seconds(3_600_000_000))
    #expect(Duration(clampingSeconds: -1e300) == .seconds(-3_600_000_000))
  }

  @Test func aMillisecondCountsOnceItIsComplete() {
    #expect(Duration(secondsComponent: 0, attosecondsComponent: 999_999_999_999_999).milliseconds == 0)
  }

  @Test func aTimeOfPlayIsAtMostAMillionHours() {
    #expect(Duration.zero.isTimeOfPlay && Duration.seconds(3_600_000_000).isTimeOfPlay)
    #expect(!Duration.milliseconds(-1).isTimeOfPlay && !Duration.milliseconds(3_600_000_000_001).isTimeOfPlay)
  }
}
