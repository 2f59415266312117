import CGtk

/// Closures that run in order when the main loop has nothing more urgent to do, one in each turn.
///
/// GLib runs all sources of one priority in the same turn. A queue is never freed: its source holds no reference.
@MainActor final class IdleQueue {
  static let last = IdleQueue(priority: G_PRIORITY_LOW)

  private let priority: gint
  private var waiting: [(id: Int, work: ClosureBox<() -> Void>)] = []
  private var source: guint = 0
  private(set) var lastID = 0

  init(priority: gint) { self.priority = priority }

  func newID() -> Int {
    lastID += 1
    return lastID
  }

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
