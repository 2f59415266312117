import CGtk

/// Work that waits until the main loop has nothing more urgent to do, in the order in which it was asked for.
///
/// One in each turn of the main loop, so that input and frames come between and none of them takes long: GLib runs all
/// sources of one priority in the same turn. Each list lives as long as the program.
@MainActor final class IdleQueue {
  /// What is to be done when nothing else is left to do.
  static let last = IdleQueue(priority: G_PRIORITY_LOW)

  private let priority: gint
  private var waiting: [(id: Int, work: ClosureBox<() -> Void>)] = []
  private var source: guint = 0
  /// The number that was given last.
  private(set) var lastID = 0

  /// An empty list, with one of GLib's priorities.
  init(priority: gint) { self.priority = priority }

  /// A number for what does not wait here, but is told apart from all that does.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Has `work` done once; gives what `remove` drops it by.
  func add(_ work: @escaping () -> Void) -> Int {
    if source == 0 {
      source = g_idle_add_full(priority, runWaiting, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    let id = newID()
    waiting.append((id, ClosureBox(work)))
    return id
  }

  func remove(_ id: Int) { waiting.removeAll { $0.id == id } }

  /// Does now all that waits, and leaves what comes of it for later.
  func runAll() {
    let newest = lastID
    while let first = waiting.first, first.id <= newest { runFirst() }
  }

  /// Does the first work; false if there is no more.
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
