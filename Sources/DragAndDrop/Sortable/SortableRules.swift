/// Rules of a program that contain sortable lists.
///
/// The places are the slots of the lists. A conforming type names its lists and items, and provides ``sortableLists``.
/// To limit what they accept, it names its reasons and implements ``refusal(of:in:)``. All other requirements of
/// ``DropRules`` have a default implementation.
///
///     struct Tasks: SortableRules {
///       typealias List = Column
///       typealias Item = Card
///       typealias Refusal = String
///       var sortableLists: SortableLists<Column, Card>
///
///       func refusal(of cards: [Card], in slot: Slot) -> String? {
///         slot.list == .doing && !hasRoom(for: cards) ? "Finish something first." : nil
///       }
///     }
public protocol SortableRules<List>: DropRules where Place == SortableLists<List, Item>.Slot {
  /// The type that identifies a list.
  associatedtype List: Hashable & Sendable
  /// The type of the dragged items.
  associatedtype Item
  /// The reason for which a slot rejects items; `Never` if there are no reasons to give.
  associatedtype Refusal

  /// The lists with their items.
  var sortableLists: SortableLists<List, Item> { get }

  /// Returns the reason for which a slot rejects items that are dragged together; nil if it accepts them.
  func refusal(of items: [Item], in slot: Slot) -> Refusal?
}

extension SortableRules {
  /// A position in a list, which is the place for an item.
  public typealias Slot = SortableLists<List, Item>.Slot

  /// Returns true for every item of the lists.
  public func canPickUp(_ item: Item) -> Bool { sortableLists.slot(of: item) != nil }

  /// Returns the verdict on a single item; see ``verdict(for:over:)-([Item],_)``.
  public func verdict(for item: Item, over slot: Place) -> Verdict { verdict(for: [item], over: slot) }

  /// Rejects items for a reason, and accepts them where the lists change; otherwise ``DropVerdict/unknown``.
  public func verdict(for items: [Item], over slot: Place) -> Verdict {
    var moved = sortableLists
    moved.move(items, to: slot)
    if moved == sortableLists { return .unknown }
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

  /// Returns all slots that accept an item and its companions, list by list.
  public func places(for item: Item) -> [Place] {
    let items = [item] + dragGroup(for: item).filter { $0 != item }
    let lists = sortableLists
    return lists.lists.flatMap { lists.slots(in: $0, for: items) }.filter { verdict(for: items, over: $0) == .accepted }
  }

  /// Returns the slots that put the items side by side.
  public func places(forDropping items: [Item], on slot: Place) -> [Place] {
    sortableLists.slots(forMoving: items, to: slot)
  }
}

extension SortableRules where Refusal == Never {
  /// Nil by default: every slot accepts every item.
  public func refusal(of items: [Item], in slot: Slot) -> Never? { nil }
}
