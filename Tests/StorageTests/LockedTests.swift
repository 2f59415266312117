import Storage
import Testing

@Suite struct LockedTests {
  @Test func aWaitReturnsFalseAfterItsLimit() {
    let value = Locked(0)
    let start = ContinuousClock.now
    #expect(!value.wait(for: .seconds(0.02)) { $0 == 1 })
    #expect(start.duration(to: .now) >= .seconds(0.02))
  }

  @Test func aNegativeLimitHasPassed() {
    #expect(!Locked(0).wait(for: .seconds(-1_000_000_000)) { $0 == 1 })
  }

  @Test func aWaitEndsOnceTheConditionIsFulfilled() {
    let value = Locked(0)
    #expect(value.wait(for: .zero) { $0 == 0 } && value.wait { $0 == 0 })
    // Not a task: tests that wait may take all threads that tasks run on.
    #expect(DetachedThread.start("changing") { value.change { $0 = 1 } })
    #expect(value.wait(for: .seconds(60)) { $0 == 1 })
    #expect(value.change { $0 } == 1)
  }
}
