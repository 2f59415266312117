/// A position in a list of ``SortableLists``.
public struct SortableSlot<List: Hashable & Sendable>: Hashable, Sendable {
  /// The list.
  public let list: List
  /// The index at which items are inserted, not counting those that move there.
  public let index: Int

  /// Creates the slot at an index of a list.
  public init(_ list: List, _ index: Int) { (self.list, self.index) = (list, index) }
}

/// Lists of items that the user can sort, and between which items can be moved.
///
/// The places are the slots. While an item is over one, ``shown(with:)`` returns the lists with the item there; after a
/// drop, the program moves it. Use it as the rules themselves, or in rules of your own; see ``SortableRules``.
public struct SortableLists<List: Hashable & Sendable, Item: Hashable & Sendable>: Equatable, Sendable {
  /// A position in a list.
  public typealias Slot = SortableSlot<List>

  /// The effect of a drop on the other items.
  public enum Strategy: Sendable {
    /// The items from the slot on move back by one.
    case insert
    /// The item and the one in the slot swap places; past the last item, the item is appended.
    case swap
  }

  /// The identifiers of the lists in reading order; the subscript returns the items of one.
  public let lists: [List]
  /// The effect of a drop on the other items.
  public let strategy: Strategy
  private var items: [List: [Item]]

  /// Creates lists, in reading order, with their items; an item can be in one list only.
  public init(_ lists: [(list: List, items: [Item])], strategy: Strategy = .insert) {
    (self.lists, self.strategy) = (lists.map(\.list), strategy)
    items = Dictionary(lists.map { ($0.list, $0.items) }) { first, _ in first }
  }

  /// The items of a list, in order; empty for an unknown list.
  public subscript(list: List) -> [Item] { items[list] ?? [] }

  /// The items of all lists, in reading order.
  public var allItems: [Item] { lists.flatMap { self[$0] } }

  /// Returns the slot of an item; nil if it is in no list.
  public func slot(of item: Item) -> Slot? {
    for list in lists {
      if let index = self[list].firstIndex(of: item) { return Slot(list, index) }
    }
    return nil
  }

  /// Returns the slots of a list for items: one before the other items, and one after each of them.
  public func slots(in list: List, for moved: [Item]) -> [Slot] {
    (0..<slotCount(in: list, for: moved)).map { Slot(list, $0) }
  }

  /// Returns the number of slots of a list for items; 0 for an unknown list.
  package func slotCount(in list: List, for moved: [Item]) -> Int {
    guard let items = items[list] else { return 0 }
    let moved = Set(moved)
    return items.reduce(1) { moved.contains($1) ? $0 : $0 + 1 }
  }

  /// Returns the slot to which a move of items would change nothing, if any.
  func origin(of moved: [Item]) -> Slot? {
    guard let first = moved.first, let slot = slot(of: first),
      self[slot.list].dropFirst(slot.index).prefix(moved.count).elementsEqual(moved)
    else { return nil }
    return slot
  }

  func others(in list: List, than moved: [Item]) -> [Item] {
    let moved = Set(moved)
    return self[list].filter { !moved.contains($0) }
  }

  /// Inserts an item that is in no list at a slot, of which an index past the end means the end.
  public mutating func insert(_ item: Item, at slot: Slot) {
    guard self.slot(of: item) == nil, let count = items[slot.list]?.count else { return }
    items[slot.list]?.insert(item, at: min(max(slot.index, 0), count))
  }

  /// Removes an item from its list.
  public mutating func remove(_ item: Item) {
    if let slot = slot(of: item) { items[slot.list]?.remove(at: slot.index) }
  }

  /// Moves an item to a slot, of which an index past the end means the end; ignores an unknown item or list.
  public mutating func move(_ item: Item, to slot: Slot) {
    guard let old = self.slot(of: item), items[slot.list] != nil else { return }
    let index = max(slot.index, 0)
    if strategy == .swap, index < self[slot.list].count {
      let other = self[slot.list][index]
      items[old.list]?[old.index] = other
      items[slot.list]?[index] = item
      return
    }
    items[old.list]?.remove(at: old.index)
    let end = self[slot.list].count
    items[slot.list]?.insert(item, at: min(index, end))
  }

  /// Moves several items to a slot, in this order, side by side; the strategy should be ``Strategy/insert``.
  public mutating func move(_ moved: [Item], to slot: Slot) {
    for (item, slot) in zip(moved, slots(forMoving: moved, to: slot)) { move(item, to: slot) }
  }

  /// Moves items to a slot, in this order, side by side, and inserts those that are in no list.
  public mutating func place(_ placed: [Item], at slot: Slot) {
    guard strategy == .swap, placed.count == 1 else { return insertAll(placed, at: slot) }
    for (item, slot) in zip(placed, slots(forMoving: placed, to: slot)) { place(item, at: slot) }
  }

  /// Inserts items at a slot, and removes them where they were.
  private mutating func insertAll(_ placed: [Item], at slot: Slot) {
    guard items[slot.list] != nil else { return }
    var known: Set<Item> = []
    let placed = placed.filter { known.insert($0).inserted }
    for list in lists { items[list]?.removeAll(where: known.contains) }
    let end = self[slot.list].count
    items[slot.list]?.insert(contentsOf: placed, at: min(max(slot.index, 0), end))
  }

  /// Moves an item to a slot, or inserts an item that is in no list.
  public mutating func place(_ item: Item, at slot: Slot) {
    if self.slot(of: item) == nil { insert(item, at: slot) } else { move(item, to: slot) }
  }

  /// Returns a slot for each item; moving them there one after the other puts them side by side at `slot`.
  public func slots(forMoving moved: [Item], to slot: Slot) -> [Slot] {
    guard moved.count > 1 else { return moved.map { _ in slot } }
    // The items in front of those that are moved already.
    var before = Set(self[slot.list].prefix(index(of: slot, for: moved)))
    return moved.enumerated().map { count, item in
      before.remove(item)
      return Slot(slot.list, before.count + count)
    }
  }

  /// Returns a slot for each item; inserting its copy there, one after the other, puts the copies side by side at `slot`.
  public func slots(forCopying copied: [Item], to slot: Slot) -> [Slot] {
    // Where items swap places, the slot is that of the other item.
    let start = strategy == .swap && copied.count == 1 ? slot.index : index(of: slot, for: copied)
    return copied.indices.map { Slot(slot.list, start + $0) }
  }

  /// Returns the index of a slot for dragged items, counting these items too.
  private func index(of slot: Slot, for dragged: [Item]) -> Int {
    let items = self[slot.list]
    let next = others(in: slot.list, than: dragged).dropFirst(max(slot.index, 0)).first
    return next.flatMap(items.firstIndex) ?? items.count
  }

  /// Returns the lists with all dragged items moved to the slots that they are over, if the verdict is `accepted`.
  public func shown<Rules: SortableRules>(with drags: [DragSession<Rules>.ActiveDrag]) -> Self
  where Rules.List == List, Rules.Item == Item {
    var shown = self
    for drag in drags where drag.verdict == .accepted {
      guard let slot = drag.place else { continue }
      var items = drag.droppedItems
      if drag.isPending, !drag.isIncoming {
        // Nothing asks the rules again about items that wait, and the program can have removed some.
        let known = Set(allItems)
        items = items.filter { known.contains($0) }
      }
      shown.place(items, at: slot)
    }
    return shown
  }
}

extension SortableLists: ExpressibleByDictionaryLiteral {
  /// Creates lists that insert, in the order of the literal: `["To Do": ["Water plants"], "Done": []]`.
  public init(dictionaryLiteral lists: (List, [Item])...) { self.init(lists.map { (list: $0, items: $1) }) }
}

extension SortableLists: SortableRules {
  /// The places are the slots.
  public typealias Place = Slot

  /// The lists themselves.
  public var sortableLists: Self { self }
}
