/// Items in lists that the player puts in order, and moves from one list to another.
///
/// The places are the slots of the lists. While an item hovers over one, ``shown(with:)`` has room made for it there, and
/// ``move(_:to:)`` is what a drop does. As a value it is the whole of such a game's rules, or a part of them.
public struct SortableLists<List: Hashable & Sendable, Item: Hashable & Sendable>: Equatable, Sendable {
  /// A place for an item: as the so manieth one of a list.
  public struct Slot: Hashable, Sendable {
    /// The list.
    public let list: List
    /// How many items come before it, not counting the one that is carried there.
    public let index: Int

    /// The slot of `list` after `index` other items.
    public init(_ list: List, _ index: Int) { (self.list, self.index) = (list, index) }
  }

  /// What a drop does to the items that are there.
  public enum Strategy: Sendable {
    /// Those from the slot on make room.
    case insert
    /// The one in the slot goes where the other one was; beyond the last there is none, and the item comes after it.
    case swap
  }

  /// The lists in reading order.
  public let lists: [List]
  /// What a drop does to the items that are there.
  public let strategy: Strategy
  private var items: [List: [Item]]

  /// Lists in reading order, each with its items; an item is in one of them only.
  public init(_ lists: [(list: List, items: [Item])], strategy: Strategy = .insert) {
    (self.lists, self.strategy) = (lists.map(\.list), strategy)
    items = Dictionary(lists.map { ($0.list, $0.items) }) { first, _ in first }
  }

  /// The items of a list in their order; none of a list that is not there.
  public subscript(list: List) -> [Item] { items[list] ?? [] }

  /// Where an item is; nil if it is in none of the lists.
  public func slot(of item: Item) -> Slot? {
    for list in lists {
      if let index = self[list].firstIndex(of: item) { return Slot(list, index) }
    }
    return nil
  }

  /// The slots of a list for an item: one before all of the others, and one after each.
  public func slots(in list: List, for item: Item) -> [Slot] {
    let others = self[list].count - (self[list].contains(item) ? 1 : 0)
    return items[list] == nil ? [] : (0...others).map { Slot(list, $0) }
  }

  /// Moves an item to a slot, or to the end of its list if the slot lies beyond; nothing if there is no such item or list.
  ///
  /// What becomes of the items that are there says the `strategy`.
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

  /// The lists as they are shown while items are carried: each lies in the slot that it is over, as a drop would put it.
  public func shown(with activeDrags: [DragSession<Self>.ActiveDrag]) -> Self {
    var shown = self
    for drag in activeDrags where drag.verdict == .accepted {
      if let slot = drag.place { shown.move(drag.item, to: slot) }
    }
    return shown
  }
}

extension SortableLists: DropRules {
  /// Any item that is in a list.
  public func canPickUp(_ item: Item) -> Bool { slot(of: item) != nil }

  /// Every slot of the lists takes an item; its own is none, and what lies beyond a list is its end.
  public func verdict(for item: Item, over slot: Slot) -> DropVerdict<Never> {
    var moved = self
    moved.move(item, to: slot)
    return moved == self ? .unknown : .accepted
  }

  /// All slots but its own, list by list.
  public func places(for item: Item) -> [Slot] {
    let own = slot(of: item)
    return lists.flatMap { slots(in: $0, for: item) }.filter { $0 != own }
  }
}
