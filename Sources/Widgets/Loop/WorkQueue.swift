/// Work that waits, in the order in which it was asked for, each known by a number.
struct WorkQueue {
  private var waiting: [(id: Int, work: ClosureBox<() -> Void>)] = []
  /// The number that was given last.
  private(set) var lastID = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// A number for what does not wait here, but is told apart from all that does.
  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds `work`; gives what `remove` drops it by.
  mutating func add(_ work: @escaping () -> Void) -> Int {
    let id = newID()
    waiting.append((id, ClosureBox(work)))
    return id
  }

  mutating func remove(_ id: Int) { waiting.removeAll { $0.id == id } }

  /// Takes the first work away, which is the caller's to do; nil if none has a number up to `last`.
  mutating func takeFirst(upTo last: Int = .max) -> (() -> Void)? {
    guard let first = waiting.first, first.id <= last else { return nil }
    return waiting.removeFirst().work.handler
  }
}
