/// Lists of items that the user can sort, and between which items can be moved.
///
/// The places are the slots of the lists. While an item is over a slot, ``shown(with:)`` returns the lists with the
/// item there. A drop calls ``move(_:to:)``.
///
/// Use it as the rules themselves to get `SortableController`. As a part of other rules it provides the slots and the
/// move, and the program shows the gap itself.
public struct SortableLists<List: Hashable & Sendable, Item: Hashable & Sendable>: Equatable, Sendable {
  /// A position in a list.
  public struct Slot: Hashable, Sendable {
    /// The list.
    public let list: List
    /// The index at which the item is inserted, not counting the item itself.
    public let index: Int

    /// Creates the slot at an index of a list.
    public init(_ list: List, _ index: Int) { (self.list, self.index) = (list, index) }
  }

  /// What a drop does with the other items.
  public enum Strategy: Sendable {
    /// The items from the slot on move back by one.
    case insert
    /// The item and the one in the slot swap places; past the last item, the item is appended.
    case swap
  }

  /// The lists in reading order.
  public let lists: [List]
  /// What a drop does with the other items.
  public let strategy: Strategy
  private var items: [List: [Item]]

  /// Creates lists, in reading order, with their items; an item can be in one list only.
  public init(_ lists: [(list: List, items: [Item])], strategy: Strategy = .insert) {
    (self.lists, self.strategy) = (lists.map(\.list), strategy)
    items = Dictionary(lists.map { ($0.list, $0.items) }) { first, _ in first }
  }

  /// The items of a list, in order; empty for an unknown list.
  public subscript(list: List) -> [Item] { items[list] ?? [] }

  /// Returns the slot of an item; nil if it is in no list.
  public func slot(of item: Item) -> Slot? {
    for list in lists {
      if let index = self[list].firstIndex(of: item) { return Slot(list, index) }
    }
    return nil
  }

  /// Returns the slots of a list for an item: one before the other items, and one after each of them.
  public func slots(in list: List, for item: Item) -> [Slot] {
    let others = self[list].count - (self[list].contains(item) ? 1 : 0)
    return items[list] == nil ? [] : (0...others).map { Slot(list, $0) }
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

  /// Returns the lists with each dragged item moved to the slot that it is over, if the verdict is `accepted`.
  public func shown(with activeDrags: [DragSession<Self>.ActiveDrag]) -> Self {
    var shown = self
    for drag in activeDrags where drag.verdict == .accepted {
      if let slot = drag.place { shown.move(drag.item, to: slot) }
    }
    return shown
  }
}

extension SortableLists: DropRules {
  /// Returns true for every item of the lists.
  public func canPickUp(_ item: Item) -> Bool { slot(of: item) != nil }

  /// Accepts an item at every slot that changes the lists; its own slot is ``DropVerdict/unknown``.
  public func verdict(for item: Item, over slot: Slot) -> DropVerdict<Never> {
    var moved = self
    moved.move(item, to: slot)
    return moved == self ? .unknown : .accepted
  }

  /// Returns all slots except the item's own, list by list.
  public func places(for item: Item) -> [Slot] {
    let own = slot(of: item)
    return lists.flatMap { slots(in: $0, for: item) }.filter { $0 != own }
  }
}
