/// The items of a board whose texts for the ear are to be set: some at once, the others a few at a time.
///
/// It never walks over all of them in one turn: they may be thousands, with each change of the board.
@MainActor struct AccessibilityUpdateQueue {
  /// Those that came since all were described last.
  private var new: [BoardItem] = []
  /// Those that were described at once, which may be waiting as well.
  private var first: [BoardItem] = []
  private var waiting: ArraySlice<BoardItem> = []

  /// How many are described within one turn of the main loop.
  private static var portion: Int { 8 }
  /// How many new ones are described at once.
  private static var mostAtOnce: Int { 32 }

  var isEmpty: Bool { waiting.isEmpty }

  /// An item came to the board, and has no texts.
  mutating func add(_ item: BoardItem) { new.append(item) }

  /// An item has left the board.
  mutating func forget(_ item: BoardItem) { new.removeAll { $0 === item } }

  mutating func removeAll() { self = AccessibilityUpdateQueue() }

  /// Has all of `items` wait to be described, but those that are to be described at once: what has the focus and, if they
  /// are few, the new ones.
  mutating func begin(with items: [BoardItem], focused: BoardItem?) -> [BoardItem] {
    first = new.count <= Self.mostAtOnce ? new : []
    if let focused, first.allSatisfy({ $0 !== focused }) { first.append(focused) }
    (new, waiting) = ([], items[...])
    return first
  }

  /// Takes some of those that wait.
  mutating func next() -> [BoardItem] {
    let next = waiting.prefix(Self.portion).filter { item in first.allSatisfy { $0 !== item } }
    waiting = waiting.dropFirst(Self.portion)
    // An empty slice would keep all items as well.
    if waiting.isEmpty { (waiting, first) = ([], []) }
    return next
  }
}
