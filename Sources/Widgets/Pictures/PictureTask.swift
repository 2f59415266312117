import CGtk

/// A picture's job on one of GLib's threads, which are there for work that waits, and its outcome on the main actor.
///
/// Wraps `GTask`. Swift's own threads are as few as the processors, and none of them should wait for a file.
nonisolated final class PictureTask: Sendable {
  typealias Outcome = Result<LoadedPicture, PictureError>

  private let job: PictureJob
  private let continuation: CheckedContinuation<Outcome, Never>

  private init(_ job: PictureJob, _ continuation: CheckedContinuation<Outcome, Never>) {
    (self.job, self.continuation) = (job, continuation)
  }

  /// Runs `job` to its end, or to the cancellation of the current Swift task, which does not wait for the thread.
  @MainActor static func run(_ job: PictureJob) async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { PictureTask(job, $0).start() }
    } onCancel: {
      job.cancellation.cancel()
    }
  }

  /// On the main thread, whose main loop is where GLib then says that the task has ended.
  @MainActor private func start() {
    let task = g_task_new(nil, job.cancellation.pointer, PictureTask.ended, nil)
    g_task_set_task_data(task, Unmanaged.passRetained(self as AnyObject).toOpaque(), closureBoxDestroyed)
    g_task_set_return_on_cancel(task, 1)
    g_task_run_in_thread(task, PictureTask.runInThread)
    g_object_unref(UnsafeMutableRawPointer(task))
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> PictureTask? {
    data.map { unsafeDowncast(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), to: PictureTask.self) }
  }

  /// The thread's part; GLib frees the outcome of a task that was cancelled meanwhile.
  private static let runInThread: GTaskThreadFunc = { task, _, data, _ in
    guard let job = PictureTask.from(data)?.job else { return }
    let outcome = OutcomeBox(job.outcome())
    g_task_return_pointer(task, Unmanaged.passRetained(outcome as AnyObject).toOpaque(), closureBoxDestroyed)
  }

  private static let ended: GAsyncReadyCallback = { _, result, _ in
    let outcome = g_task_propagate_pointer(result, nil).map {
      unsafeDowncast(Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue(), to: OutcomeBox.self).outcome
    }
    PictureTask.from(g_task_get_task_data(result))?.continuation.resume(returning: outcome ?? .failure(.cancelled))
  }

  private final class OutcomeBox: Sendable {
    let outcome: Outcome

    init(_ outcome: Outcome) { self.outcome = outcome }
  }
}
