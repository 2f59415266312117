import CGtk

/// Runs closures on GLib's worker threads, which may block (`GTask`).
///
/// Swift has only one thread per processor, none of which should wait for a file.
nonisolated public enum WorkerPool {
  /// Makes glibc return freed memory to the system; call it before other threads start (`mallopt`).
  ///
  /// All threads share two arenas (`M_ARENA_MAX`), because each would keep about 6 MiB for its pictures. Blocks of 4
  /// MiB and more, such as photos, get pages of their own (`M_MMAP_THRESHOLD`), which small blocks cannot keep in the
  /// heap. Buffers of a frame are smaller, because mapping new pages takes a millisecond for each.
  @MainActor public static func giveMemoryBack() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    // The most free memory at the end of the heap and of each shared arena.
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
  }

  /// Runs `work` on a worker thread and returns its value; nil if the task is cancelled first (`g_task_run_in_thread`).
  ///
  /// Returns nil as soon as `cancellation` is cancelled, which also happens together with the Swift task. The thread
  /// still finishes `work`, even if that takes forever.
  @MainActor public static func run<Value: Sendable>(
    until cancellation: Cancellation = Cancellation(), _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self)
    let handler = cancellation.connect { continuation.finish() }
    defer { cancellation.disconnect(handler) }
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

  /// Runs `work` on a worker thread, then `done` on the main thread (`g_task_run_in_thread`).
  ///
  /// Starts none of Swift's own threads, one of which would wake up every second afterward.
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
    g_task_set_task_data(task, SendableClosure(work).retained(), closureBoxDestroyed)
    g_task_run_in_thread(task) { _, _, data, _ in SendableClosure.run(data) }
    g_object_unref(UnsafeMutableRawPointer(task))
  }
}
