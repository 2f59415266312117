import CGtk
import Synchronization

/// Work on one of GLib's threads, awaited on the main actor.
///
/// Wraps `GTask`, whose threads are there for work that waits. Swift's own are as few as the processors, and none of them
/// should wait for a file.
nonisolated public final class WorkerPool: Sendable {
  /// What is to be done on the main thread in the end.
  private typealias Ending = @Sendable () -> Void

  private let work: @Sendable () -> Ending
  private let cancelled: Ending
  /// Released by the thread that hands something over, acquired by the one that takes it.
  ///
  /// GLib has locks for that. The thread sanitizer does not see those, but it sees this.
  private let handover = Atomic(0)

  private init(_ work: @escaping @Sendable () -> Ending, cancelled: @escaping Ending) {
    (self.work, self.cancelled) = (work, cancelled)
  }

  /// Has memory that was taken for a while given back; to be said before there are any threads.
  ///
  /// Each thread that decodes a picture would keep an arena of its own as large as it once was, some 6 MiB: all share two.
  /// Blocks of 4 MiB and more, as photos are, have pages of their own: glibc would soon have them lie among small ones, a few
  /// of which keep all that is around them. What a frame draws into is smaller, for new pages take a millisecond for each.
  ///
  /// Wraps `mallopt` of glibc with `M_ARENA_MAX`, `M_MMAP_THRESHOLD` and `M_TRIM_THRESHOLD`.
  @MainActor public static func giveMemoryBack() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    // What is free at the end of the heap, and of what the threads share: each of the two keeps no more.
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
  }

  /// Does `work` on a thread of its own; nil if the current Swift task is cancelled before it has ended.
  ///
  /// A cancelled task does not wait for the thread, which goes on to the end of `work`.
  ///
  /// Wraps `g_task_run_in_thread`.
  @MainActor public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    await run(until: Cancellation(), work)
  }

  /// The same with a `cancellation` that `work` can ask whether it is to stop.
  ///
  /// It is cancelled with the current Swift task. Wraps `g_task_run_in_thread`.
  @MainActor public static func run<Value: Sendable>(
    until cancellation: Cancellation, _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        WorkerPool {
          let value = work()
          return { continuation.resume(returning: value) }
        } cancelled: {
          continuation.resume(returning: nil)
        }.start(until: cancellation)
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Does `work`, and then passes its value to `done` on the main thread.
  ///
  /// It starts none of Swift's own threads, one of which wakes up every second from then on.
  ///
  /// Wraps `g_task_run_in_thread`.
  @MainActor public static func start<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then done: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    WorkerPool {
      let value = work()
      return { MainActor.assumeIsolated { done(value) } }
    } cancelled: {
    }.start(until: Cancellation())
  }

  /// On the main thread, whose main loop is where GLib then says that the task has ended.
  @MainActor private func start(until cancellation: Cancellation) {
    let task = g_task_new(nil, cancellation.pointer, WorkerPool.ended, nil)
    g_task_set_task_data(task, Unmanaged.passRetained(self as AnyObject).toOpaque(), closureBoxDestroyed)
    g_task_set_return_on_cancel(task, 1)
    handover.add(1, ordering: .releasing)
    g_task_run_in_thread(task, WorkerPool.runInThread)
    g_object_unref(UnsafeMutableRawPointer(task))
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> WorkerPool? {
    data.map { unsafeDowncast(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), to: WorkerPool.self) }
  }

  /// The thread's part; GLib frees the ending of a task that was cancelled meanwhile.
  private static let runInThread: GTaskThreadFunc = { task, _, data, _ in
    guard let background = WorkerPool.from(data) else { return }
    _ = background.handover.load(ordering: .acquiring)
    let box = EndingBox(background.work())
    background.handover.add(1, ordering: .releasing)
    g_task_return_pointer(task, Unmanaged.passRetained(box as AnyObject).toOpaque(), closureBoxDestroyed)
  }

  private static let ended: GAsyncReadyCallback = { _, result, _ in
    _ = WorkerPool.from(g_task_get_task_data(result))?.handover.load(ordering: .acquiring)
    let ending = g_task_propagate_pointer(result, nil).map {
      unsafeDowncast(Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue(), to: EndingBox.self).ending
    }
    (ending ?? WorkerPool.from(g_task_get_task_data(result))?.cancelled)?()
  }

  private final class EndingBox: Sendable {
    let ending: Ending

    init(_ ending: @escaping Ending) { self.ending = ending }
  }
}
