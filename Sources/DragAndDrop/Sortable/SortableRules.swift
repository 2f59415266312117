/// Rules of a program that contain sortable lists.
///
/// The places are the slots of the lists. A conforming type provides ``sortableLists``. To limit what they accept, it
/// implements ``refusal(of:in:)``. All other requirements of ``DropRules`` have a default implementation.
///
///     struct Tasks: SortableRules {
///       var sortableLists: SortableLists<Column, Card>
///
///       func refusal(of cards: [Card], in slot: SortableSlot<Column>) -> String? {
///         slot.list == .doing && !hasRoom(for: cards) ? "Finish something first." : nil
///       }
///     }
///
/// Write the types as here. `[Item]`, `Slot` and `Outcome` are defined by the same declarations that would use them,
/// which Swift reports as a type that does not conform, or as unsupported recursion.
public protocol SortableRules<List>: DropRules where Place == SortableSlot<List> {
  /// The type that identifies a list.
  associatedtype List: Hashable & Sendable
  /// The type of the dragged items.
  associatedtype Item
  /// The reason for which a slot rejects items; `Never` if there are no reasons to give.
  associatedtype Refusal

  /// The lists with their items.
  var sortableLists: SortableLists<List, Item> { get }

  /// Returns the reason for which a slot rejects items that are dragged together; nil if it accepts them.
  func refusal(of items: [Item], in slot: SortableSlot<List>) -> Refusal?
}

extension SortableRules {
  /// A position in a list, which is the place for an item.
  public typealias Slot = SortableSlot<List>

  /// Returns true for every item of the lists.
  public func canPickUp(_ item: Item) -> Bool { sortableLists.slot(of: item) != nil }

  /// Returns the verdict on a single item; see ``verdict(for:over:)-([Item],_)``.
  public func verdict(for item: Item, over slot: Place) -> Verdict { verdict(for: [item], over: slot) }

  /// Rejects items for a reason, and accepts them where the lists change; otherwise ``DropVerdict/unknown``.
  public func verdict(for items: [Item], over slot: Place) -> Verdict {
    let lists = sortableLists
    let count = lists.slotCount(in: slot.list, for: items)
    guard count > 0, let first = items.first, lists.slot(of: first) != nil else { return .unknown }
    let existing = Slot(slot.list, min(max(slot.index, 0), count - 1))
    if lists.origin(of: items) == existing { return .unknown }
    return refusal(of: items, in: slot).map { .rejected($0) } ?? .accepted
  }

  /// Rejects items of another board or program for a reason; ``DropVerdict/unknown`` if one is in a list already.
  public func verdict(forIncoming items: [Item], over slot: Place) -> Verdict {
    guard sortableLists.lists.contains(slot.list), !items.contains(where: { sortableLists.slot(of: $0) != nil }) else {
      return .unknown
    }
    return refusal(of: items, in: slot).map { .rejected($0) } ?? .accepted
  }

  /// Returns all slots that accept items of another board or program, list by list.
  public func places(forIncoming items: [Item]) -> [Place] {
    let lists = sortableLists
    return lists.lists.flatMap { lists.slots(in: $0, for: items) }.filter {
      verdict(forIncoming: items, over: $0) == .accepted
    }
  }

  /// Returns all slots that accept an item and those that a pick-up takes along now, list by list.
  public func places(for item: Item) -> [Place] { places(for: item, in: droppedItems(for: item)) }

  /// Returns all slots that accept an item and those that are dragged with it, list by list.
  ///
  /// A list can have thousands of slots, so this asks only ``refusal(of:in:)`` for each of them.
  public func places(for item: Item, in group: [Item]) -> [Place] {
    let lists = sortableLists
    guard lists.slot(of: item) != nil else { return [] }
    let origin = lists.origin(of: group)
    return lists.lists.flatMap { lists.slots(in: $0, for: group) }
      .filter { $0 != origin && refusal(of: group, in: $0) == nil }
  }

  /// Returns the slots that put the items side by side.
  public func places(forDropping items: [Item], on slot: Place) -> [Place] {
    sortableLists.slots(forMoving: items, to: slot)
  }

  /// Returns the slots that put copies of the items side by side, while the items stay.
  public func places(forCopying items: [Item], to slot: Place) -> [Place] {
    sortableLists.slots(forCopying: items, to: slot)
  }
}

extension SortableRules where Refusal == Never {
  /// Nil by default: every slot accepts every item.
  public func refusal(of items: [Item], in slot: SortableSlot<List>) -> Never? { nil }
}
