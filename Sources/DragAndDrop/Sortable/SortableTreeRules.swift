/// Rules of a program that contain a tree whose items can be sorted.
///
/// The places are before, after and into items. A conforming type provides ``sortableTree``, and can refuse moves:
///
///     struct Library: SortableTreeRules {
///       var sortableTree: SortableTree<Entry>
///
///       func takesChildren(_ entry: Entry) -> Bool { entry.isFolder }
///     }
///
/// A move into the moved item itself, or below it, is blocked, for the reason ``refusalInside(_:)``. Items of other boards and programs are taken by the same
/// rules, unless they are in the tree already.
public protocol SortableTreeRules<Item>: DropRules where Place == SortableTree<Item>.Place {
  /// The type of the dragged items.
  associatedtype Item
  /// The reason for which a place rejects items; `Never` if there are no reasons to give.
  associatedtype Refusal

  /// The tree.
  var sortableTree: SortableTree<Item> { get }

  /// Returns whether an item can have children.
  func takesChildren(_ item: Item) -> Bool

  /// Returns the reason for which a place rejects items that are dragged together; nil if it accepts them.
  func refusal(of items: [Item], at place: SortableTree<Item>.Place) -> Refusal?

  /// Returns the reason for which items cannot go into themselves or below; nil if that is no place for them.
  func refusalInside(_ items: [Item]) -> Refusal?
}

extension SortableTreeRules {
  /// Returns true for every item of the tree.
  public func canPickUp(_ item: Item) -> Bool { sortableTree.contains(item) }

  /// Nil by default.
  public func refusalInside(_ items: [Item]) -> Refusal? { nil }

  /// True by default.
  public func takesChildren(_ item: Item) -> Bool { true }

  /// Returns the verdict on a single item; see ``verdict(for:over:)-([Item],_)``.
  public func verdict(for item: Item, over place: Place) -> Verdict { verdict(for: [item], over: place) }

  /// Rejects items for a reason, and accepts them where the tree changes; otherwise ``DropVerdict/unknown``.
  public func verdict(for items: [Item], over place: Place) -> Verdict {
    let tree = sortableTree
    if place.position == .into, tree.isBlocked(place.item, tree.topmost(of: items)) {
      return refusalInside(items).map { .rejected($0) } ?? .unknown
    }
    guard place.position != .into || takesChildren(place.item),
      tree.target(of: place, without: tree.topmost(of: items)) != nil
    else { return .unknown }
    var moved = tree
    moved.move(items, to: place)
    if moved == tree { return .unknown }
    return refusal(of: items, at: place).map { .rejected($0) } ?? .accepted
  }

  /// Rejects items of another board or program for a reason; ``DropVerdict/unknown`` if one is in the tree already.
  public func verdict(forIncoming items: [Item], over place: Place) -> Verdict {
    let tree = sortableTree
    guard tree.contains(place.item), place.position != .into || takesChildren(place.item),
      !items.contains(where: tree.contains)
    else { return .unknown }
    return refusal(of: items, at: place).map { .rejected($0) } ?? .accepted
  }

  /// Returns the places at the visible rows that accept items of another board or program, from top to bottom.
  public func places(forIncoming items: [Item]) -> [Place] {
    visiblePlaces(for: items).filter { verdict(forIncoming: items, over: $0) == .accepted }
  }

  /// Returns the places at the visible rows that accept an item and its companions, from top to bottom.
  public func places(for item: Item) -> [Place] {
    let items = [item] + dragGroup(for: item).filter { $0 != item }
    return visiblePlaces(for: items).filter { verdict(for: items, over: $0) == .accepted }
  }

  /// Returns the places at the visible rows, from top to bottom, each position in the tree once.
  public func visiblePlaces(for items: [Item]) -> [Place] {
    let tree = sortableTree
    let rows = tree.rows.filter { !tree.isBlocked($0.item, tree.topmost(of: items)) }
    var places: [Place] = []
    for (index, row) in rows.enumerated() {
      places.append(Place(.before, row.item))
      if takesChildren(row.item) { places.append(Place(.into, row.item)) }
      // Behind the row and its ancestors, from the innermost out, down to the level of the next row.
      let next = rows.dropFirst(index + 1).first?.level ?? -1
      guard next <= row.level else { continue }
      let ended = sequence(first: row.item) { tree.parent(of: $0) }.prefix(row.level - next)
      places += ended.map { Place(.after, $0) }
    }
    guard refusalInside(items) != nil else { return places }
    // The dragged items themselves, which refuse with a reason.
    return places + tree.rows.map(\.item).filter { tree.isBlocked($0, items) }.map { Place(.into, $0) }
  }

  /// Returns the places that put the items one behind the other, also if copies of them are put there.
  public func places(forDropping items: [Item], on place: Place) -> [Place] {
    let tree = sortableTree
    let top = tree.topmost(of: items)
    let common = tree.fixedPlace(for: place, without: top)
    var previous: Item?
    return items.map { item in
      if tree.contains(item), !top.contains(item) { return tree.origin(of: item) ?? place }
      defer { previous = item }
      return common ?? previous.map { Place(.after, $0) } ?? place
    }
  }
}

extension SortableTreeRules where Refusal == Never {
  /// Nil by default: every place accepts every item.
  public func refusal(of items: [Item], at place: SortableTree<Item>.Place) -> Never? { nil }
}

extension SortableTree: SortableTreeRules {
  /// The tree itself.
  public var sortableTree: Self { self }
}
