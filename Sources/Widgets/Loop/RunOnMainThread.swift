import CGtk

/// Runs `work` on the main thread soon; can be called on any thread.
///
/// Wraps `g_idle_add_full` (`G_PRIORITY_HIGH_IDLE`), which wakes up the main loop.
nonisolated func runOnMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
  let box = Unmanaged.passRetained(MainThreadWork(work) as AnyObject)
  g_idle_add_full(
    G_PRIORITY_HIGH_IDLE,
    { data in
      let box = data.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      if let work = (box as? MainThreadWork)?.work { MainActor.assumeIsolated(work) }
      return 0
    }, box.toOpaque(), closureBoxDestroyed)
}

private nonisolated final class MainThreadWork: Sendable {
  let work: @MainActor @Sendable () -> Void

  init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }
}
