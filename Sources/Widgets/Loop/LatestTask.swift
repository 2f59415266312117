/// An asynchronous task that is cancelled when another one is started or this object is freed.
@MainActor public final class LatestTask {
  private var task: Task<Void, Never>?

  /// Creates an object without a task.
  public init() {}

  isolated deinit { task?.cancel() }

  /// Cancels the current task and starts another one.
  public func start(_ work: @escaping () async -> Void) {
    task?.cancel()
    task = Task { await work() }
  }

  /// Cancels the current task.
  public func cancel() { task?.cancel() }

  /// Waits for the current task to end.
  public func finish() async { await task?.value }
}
