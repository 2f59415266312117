import Dispatch
import TestSupport
import Testing
import Widgets

@testable import Pictures

/// Loaders that hang, as one in another process can.
@MainActor @Suite struct DecodingTimeoutTests {
  /// Its clock advances to the time limit as soon as a step waits for it.
  private let elapsed = DecodingTimeout(clock: ManualClock())
  private let hanging = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  private func loadByAHangingLoader() async -> Result<Int, PictureError>? {
    await elapsed.run { [elapsed, hanging, ended] in
      defer { ended.signal() }
      return .success(
        elapsed.limit {
          hanging.wait(); return 1
        })
    }
  }

  @Test func aHangingLoaderEndsItsLoadButNoOthers() async {
    let first = await loadByAHangingLoader()
    #expect(first == nil, "it does not wait for the thread")
    #expect(elapsed.cancellation.isCancelled, "the thread ends when it can")
    let second = await DecodingTimeout().run { .success(2) }
    #expect(second == .success(2), "another thread loads the next picture")
    hanging.signal()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [ended] in
        ended.wait()
        continuation.resume()
      }
    }
  }

  @Test func aLoaderThatEndsInTimeIsNotCancelled() async {
    let timeout = DecodingTimeout()
    let outcome = await timeout.run { .success(timeout.limit { 3 }) }
    #expect(outcome == .success(3))
    #expect(!timeout.cancellation.isCancelled)
  }

  @Test func aTimeoutThatTheThreadNoticesFirstIsNoError() async {
    let outcome: Result<Int, PictureError>? = await DecodingTimeout().run { .failure(.cancelled) }
    #expect(outcome == nil)
  }
}
