import Widgets

/// The time limit for a loader that cannot be stopped, such as one in another process that hangs.
nonisolated struct DecodingTimeout: Sendable {
  let cancellation = Cancellation()
  var clock: any Clock<Duration> = ContinuousClock()

  /// Runs `work` on a worker thread; returns `nil` if the task was cancelled, or if a step took too long.
  @MainActor func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Result<Value, PictureError>
  ) async -> Result<Value, PictureError>? {
    let outcome = await WorkerPool.run(until: cancellation, work)
    // The thread may notice the cancellation first.
    if case .failure(.cancelled) = outcome { return nil }
    return outcome
  }

  /// Runs a step of `work` on the calling thread, and cancels all of it after ``PictureLoader/longestDrawing``.
  func limit<Value>(_ work: () -> Value) -> Value {
    let timer = Task { @MainActor [cancellation, clock] in
      try await clock.sleep(for: PictureLoader.longestDrawing)
      cancellation.cancel()
    }
    defer { timer.cancel() }
    return work()
  }
}
