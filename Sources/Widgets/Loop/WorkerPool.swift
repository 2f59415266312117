import CGtk
import Synchronization

/// Runs closures on GLib's worker threads.
///
/// These threads may block. Swift has only one thread per processor, none of which should wait for a file. Wraps
/// `GTask`.
nonisolated public final class WorkerPool: Sendable {
  /// The closure to run on the main thread at the end.
  private typealias Ending = @Sendable () -> Void

  private let work: @Sendable () -> Ending
  private let cancelled: Ending
  /// Released by the thread that hands a value over, acquired by the one that takes it.
  ///
  /// GLib's locks already order both, but the thread sanitizer does not see those.
  private let handover = Atomic(0)

  private init(_ work: @escaping @Sendable () -> Ending, cancelled: @escaping Ending) {
    (self.work, self.cancelled) = (work, cancelled)
  }

  /// Configures glibc to return freed memory to the system; call it before other threads start.
  ///
  /// Each thread that decodes a picture would keep its own arena of about 6 MiB, so all threads share two. Blocks of 4
  /// MiB and more, such as photos, always get their own pages: by default, glibc would soon place them in the heap,
  /// where a few small blocks keep the memory around them. Buffers of a frame are smaller, because mapping new pages
  /// takes a millisecond for each. Wraps `mallopt` of glibc with `M_ARENA_MAX`, `M_MMAP_THRESHOLD` and
  /// `M_TRIM_THRESHOLD`.
  @MainActor public static func giveMemoryBack() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    // The most free memory at the end of the heap and of each shared arena.
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
  }

  /// Runs `work` on a worker thread and returns its value; nil if the Swift task is cancelled first.
  ///
  /// Cancellation does not wait for the thread, which still finishes `work`. Wraps `g_task_run_in_thread`.
  @MainActor public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    await run(until: Cancellation(), work)
  }

  /// Runs `work` on a worker thread like ``run(_:)``, with a `cancellation` that `work` can check.
  ///
  /// It is cancelled together with the Swift task. Wraps `g_task_run_in_thread`.
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

  /// Runs `work` on a worker thread, then passes its value to `done` on the main thread.
  ///
  /// Starts none of Swift's own threads, one of which would wake up every second afterward. Wraps
  /// `g_task_run_in_thread`.
  @MainActor public static func start<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then done: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    WorkerPool {
      let value = work()
      return { MainActor.assumeIsolated { done(value) } }
    } cancelled: {
    }.start(until: Cancellation())
  }

  /// On the main thread, because the task reports its end to the main loop of the thread that creates it.
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

  /// If the task was cancelled, GLib frees the returned box.
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
