import CGtk

/// What is to be done when nothing else is left to do, in its order.
///
/// One in each turn of the main loop, so that input and frames come between: GLib runs all sources of one priority in the
/// same turn.
@MainActor final class IdleWork {
  static let shared = IdleWork()

  private var waiting = WorkQueue()
  private var source: guint = 0

  private init() {}

  /// Has `work` done once; gives what `remove` drops it by.
  func add(_ work: @escaping () -> Void) -> Int {
    if source == 0 { source = g_idle_add_full(G_PRIORITY_LOW, runFirst, nil, nil) }
    return waiting.add(work)
  }

  func remove(_ id: Int) { waiting.remove(id) }

  /// Does the first work; false if there is no more.
  fileprivate func runNext() -> Bool {
    waiting.takeFirst()?()
    if waiting.isEmpty { source = 0 }
    return source != 0
  }
}

private nonisolated let runFirst: GSourceFunc = { _ in
  MainActor.assumeIsolated { IdleWork.shared.runNext() } ? 1 : 0
}
