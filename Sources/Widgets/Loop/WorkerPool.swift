import CGtk
import Synchronization

/// Runs closures on GLib's worker threads.
///
/// These threads may block. Swift has only one thread per processor, none of which should wait for a file. Wraps
/// `GTask`.
nonisolated public enum WorkerPool {
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
  ///
  /// - Parameter cancellation: Cancelled together with the Swift task; `work` can check it.
  @MainActor public static func run<Value: Sendable>(
    until cancellation: Cancellation = Cancellation(), _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self)
    runInThread {
      continuation.yield(work())
      continuation.finish()
    }
    return await withTaskCancellationHandler {
      var iterator = values.makeAsyncIterator()
      let value = await iterator.next(isolation: MainActor.shared)
      return Task.isCancelled ? nil : value
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
    MainLoop.bridgeMainActor()
    runInThread {
      let value = work()
      Task { @MainActor in done(value) }
    }
  }

  private static func runInThread(_ work: @escaping @Sendable () -> Void) {
    let task = g_task_new(nil, nil, nil, nil)
    g_task_set_task_data(task, Unmanaged.passRetained(Job(work) as AnyObject).toOpaque(), closureBoxDestroyed)
    g_task_run_in_thread(task) { _, _, data, _ in
      guard let data else { return }
      unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue(), to: Job.self).run()
    }
    g_object_unref(UnsafeMutableRawPointer(task))
  }

  private final class Job: Sendable {
    private let work: @Sendable () -> Void
    /// Orders the threads for the thread sanitizer, which does not see GLib's locks.
    private let handover = Atomic(0)

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
      handover.store(1, ordering: .releasing)
    }

    func run() {
      _ = handover.load(ordering: .acquiring)
      work()
    }
  }
}
