/// The items whose accessible texts have to be updated: some at once, the others a few per turn of the main loop.
@MainActor struct AccessibilityUpdateQueue {
  /// The items that were added since the last update of all items.
  private var new: [BoardItem] = []
  /// The items that were updated at once; they may be in `waiting` as well.
  private var first: [BoardItem] = []
  private var waiting: ArraySlice<BoardItem> = []

  private static var portion: Int { 8 }
  private static var mostAtOnce: Int { 32 }

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ item: BoardItem) { new.append(item) }

  mutating func forget(_ item: BoardItem) { new.removeAll { $0 === item } }

  mutating func removeAll() { self = AccessibilityUpdateQueue() }

  /// Enqueues `items`, and returns those to update at once: the focused item and, if they are few, the new ones.
  mutating func begin(with items: [BoardItem], focused: BoardItem?) -> [BoardItem] {
    first = new.count <= Self.mostAtOnce ? new : []
    if let focused, first.allSatisfy({ $0 !== focused }) { first.append(focused) }
    (new, waiting) = ([], items[...])
    return first
  }

  /// Enqueues some items and the new ones, and returns those to update at once: all if few, or else the focused one.
  mutating func enqueue(_ items: [BoardItem], focused: BoardItem?) -> [BoardItem] {
    let all = new + items
    new = []
    if all.count <= Self.mostAtOnce { return all }
    waiting += all
    // What was updated before may have changed again.
    first = all.filter { $0 === focused }
    return first
  }

  mutating func next() -> [BoardItem] {
    let next = waiting.prefix(Self.portion).filter { item in first.allSatisfy { $0 !== item } }
    waiting = waiting.dropFirst(Self.portion)
    // Releases the items, which an empty slice would retain.
    if waiting.isEmpty { (waiting, first) = ([], []) }
    return next
  }
}
