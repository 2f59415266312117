/// The rules that decide which items can be picked up, and where they can be dropped.
///
/// Verdict and outcome are separate: a quiz accepts any answer during the drag, and tells only after the drop whether
/// it is right. Every method must handle unknown items and places, because a board updates up to one frame after its
/// model.
public protocol DropRules {
  /// The type of the dragged items.
  associatedtype Item: Hashable & Sendable
  /// The type of the places for items.
  associatedtype Place: Hashable & Sendable
  /// The reason for which a place rejects an item; `Never` if there are no reasons to give.
  associatedtype Refusal: Equatable & Sendable = Never

  /// The number of items that can be held at once, at least 1; more than 1 for several fingers.
  var maximumActiveDrags: Int { get }

  /// Returns whether the item can be picked up now.
  func canPickUp(_ item: Item) -> Bool

  /// Returns the verdict to show while the item is over the place.
  func verdict(for item: Item, over place: Place) -> Verdict

  /// Returns the outcome of dropping the item on the place now.
  func outcome(of item: Item, droppedOn place: Place) -> Outcome

  /// Returns whether the outcome of the drop is pending until ``DragModel/performDrop(of:on:)`` returns it.
  func acceptsAsynchronously(_ item: Item, droppedOn place: Place) -> Bool

  /// Returns the operations that a drop can perform; the first is the default, and an empty list means a move.
  func operations(of item: Item, droppedOn place: Place) -> [DropOperation]

  /// Returns the places that accept the item now, in reading order.
  func places(for item: Item) -> [Place]

  /// Returns the places that accept an item together with all items of its drag, in reading order.
  ///
  /// `group` contains the item and those that are dragged with it, in their order of dropping. They can differ from
  /// those of ``dragGroup(for:)``, which can have changed since the pick-up.
  func places(for item: Item, in group: [Item]) -> [Place]

  /// Returns the place that contains `place`, if any; it is tried if the inner place does not accept an item.
  func parent(of place: Place) -> Place?

  /// Returns the items that are dragged with `item`, in their order of dropping.
  ///
  /// `item` itself has its place among them; if it is missing, it is dropped first.
  /// A place accepts all of them or none, but each has its own outcome.
  func dragGroup(for item: Item) -> [Item]

  /// Returns the verdict to show while an item and its companions are over the place together.
  func verdict(for items: [Item], over place: Place) -> Verdict

  /// Returns the verdict on items from another board or program, which are not in the state, over a place together.
  func verdict(forIncoming items: [Item], over place: Place) -> Verdict

  /// Returns the places that accept items from another board or program, in reading order.
  func places(forIncoming items: [Item]) -> [Place]

  /// Returns the place of each of the `items` in a drop of several; there must be one for each item.
  ///
  /// The items are dropped one after the other, so each meets the changes that those before it have made. After one
  /// that is refused or stays elsewhere, the rules as they were before the drop are asked again, with this item last.
  func places(forDropping items: [Item], on place: Place) -> [Place]

  /// Returns the place for a copy or a link of each of the `items`; there must be one for each item.
  ///
  /// The items themselves stay, so that a place that does not count items that move can be another one for a copy.
  func places(forCopying items: [Item], to place: Place) -> [Place]
}

extension DropRules {
  /// The verdict on an item over a place.
  public typealias Verdict = DropVerdict<Refusal>
  /// The outcome of a drop.
  public typealias Outcome = DropOutcome<Place, Refusal>

  /// One item at a time by default.
  public var maximumActiveDrags: Int { 1 }

  /// True by default.
  public func canPickUp(_ item: Item) -> Bool { true }

  /// Nil by default: no place contains another.
  public func parent(of place: Place) -> Place? { nil }

  /// No companions by default.
  public func dragGroup(for item: Item) -> [Item] { [] }

  /// By default, the first verdict on one of the items that is not `accepted` decides.
  public func verdict(for items: [Item], over place: Place) -> Verdict {
    for item in items {
      let verdict = verdict(for: item, over: place)
      if verdict != .accepted { return verdict }
    }
    return .accepted
  }

  /// Returns an item and those that a pick-up takes along now, in their order of dropping.
  package func droppedItems(for item: Item) -> [Item] {
    let group = dragGroup(for: item)
    return group.contains(item) ? group : [item] + group
  }

  /// By default, returns those of the item's places that accept all items of its drag.
  public func places(for item: Item, in group: [Item]) -> [Place] {
    let places = places(for: item)
    return group.count > 1 ? places.filter { verdict(for: group, over: $0) == .accepted } : places
  }

  /// The same place for all items by default.
  public func places(forDropping items: [Item], on place: Place) -> [Place] { items.map { _ in place } }

  /// The same places as for a move by default.
  public func places(forCopying items: [Item], to place: Place) -> [Place] { places(forDropping: items, on: place) }

  /// The verdict on items of the state by default.
  public func verdict(forIncoming items: [Item], over place: Place) -> Verdict { verdict(for: items, over: place) }

  /// By default, returns those of the first item's places that accept all items.
  public func places(forIncoming items: [Item]) -> [Place] {
    (items.first.map(places) ?? []).filter { verdict(forIncoming: items, over: $0) == .accepted }
  }

  /// False by default.
  public func acceptsAsynchronously(_ item: Item, droppedOn place: Place) -> Bool { false }

  /// None by default, which means a move.
  public func operations(of item: Item, droppedOn place: Place) -> [DropOperation] { [] }

  /// By default, an accepted item stays, a rejected one returns as refused, and any other returns as missed.
  public func outcome(of item: Item, droppedOn place: Place) -> Outcome {
    verdict(for: item, over: place).outcome(at: place)
  }
}

extension DropRules where Place: CaseIterable {
  /// By default, returns all places that accept the item, in the order of the cases of `Place`.
  public func places(for item: Item) -> [Place] {
    Place.allCases.filter { verdict(for: item, over: $0) == .accepted }
  }

  /// By default, returns all places that accept the items, in the order of the cases of `Place`.
  public func places(forIncoming items: [Item]) -> [Place] {
    Place.allCases.filter { verdict(forIncoming: items, over: $0) == .accepted }
  }
}
