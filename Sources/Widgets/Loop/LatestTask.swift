/// Asynchronous work of which only the latest counts.
///
/// To start another one cancels it, and so does letting this object go.
@MainActor public final class LatestTask {
  private var task: Task<Void, Never>?

  /// Nothing is under way yet.
  public init() {}

  isolated deinit { task?.cancel() }

  /// Starts work in the place of what is under way.
  public func start(_ work: @escaping () async -> Void) {
    task?.cancel()
    task = Task { await work() }
  }

  /// Cancels what is under way.
  public func cancel() { task?.cancel() }

  /// Returns once nothing is under way.
  public func finish() async { await task?.value }
}
