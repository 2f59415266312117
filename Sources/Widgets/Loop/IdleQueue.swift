import CGtk

/// Closures that run in order when the main loop has nothing more urgent to do.
///
/// Each turn of the main loop runs one, so that input and frames are handled in between: GLib runs all sources of one
/// priority in the same turn. A queue must never be freed, because its source holds no reference.
@MainActor final class IdleQueue {
  /// The closures to run when nothing else is left to do.
  static let last = IdleQueue(priority: G_PRIORITY_LOW)

  private let priority: gint
  private var waiting: [(id: Int, work: ClosureBox<() -> Void>)] = []
  private var source: guint = 0
  private(set) var lastID = 0

  init(priority: gint) { self.priority = priority }

  /// Returns a new identifier for a closure that is not in this queue.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds `work`; returns an identifier for `remove(_:)`.
  func add(_ work: @escaping () -> Void) -> Int {
    if source == 0 {
      source = g_idle_add_full(priority, runWaiting, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    let id = newID()
    waiting.append((id, ClosureBox(work)))
    return id
  }

  func remove(_ id: Int) { waiting.removeAll { $0.id == id } }

  /// Runs all pending closures now, except those that they add.
  func runAll() {
    let newest = lastID
    while let first = waiting.first, first.id <= newest { runFirst() }
  }

  /// Runs the first closure; returns whether any are left.
  fileprivate func runNext() -> Bool {
    if !waiting.isEmpty { runFirst() }
    if waiting.isEmpty { source = 0 }
    return source != 0
  }

  private func runFirst() { waiting.removeFirst().work.handler() }
}

private nonisolated let runWaiting: GSourceFunc = { data in
  guard let data else { return 0 }
  nonisolated(unsafe) let list = data
  return MainActor.assumeIsolated { Unmanaged<IdleQueue>.fromOpaque(list).takeUnretainedValue().runNext() } ? 1 : 0
}
