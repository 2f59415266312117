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
/// A move into the moved item itself, or below it, is blocked. Items of other boards and programs are taken by the same
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
}

extension SortableTreeRules {
  /// Returns true for every item of the tree.
  public func canPickUp(_ item: Item) -> Bool { sortableTree.contains(item) }

  /// True by default.
  public func takesChildren(_ item: Item) -> Bool { true }

  /// Returns the verdict on a single item; see ``verdict(for:over:)-([Item],_)``.
  public func verdict(for item: Item, over place: Place) -> Verdict { verdict(for: [item], over: place) }

  /// Rejects items for a reason, and accepts them where the tree changes; otherwise ``DropVerdict/unknown``.
  ///
  /// Items that are not in the tree come from another board or program, and change it everywhere.
  public func verdict(for items: [Item], over place: Place) -> Verdict {
    let tree = sortableTree
    guard place.position != .into || place.item.map(takesChildren) ?? true,
      tree.target(of: place, without: tree.topmost(of: items)) != nil
    else { return .unknown }
    let known = items.filter(tree.contains)
    guard known.isEmpty || known.count == items.count else { return .unknown }
    if !known.isEmpty {
      var moved = tree
      moved.move(items, to: place)
      if moved == tree { return .unknown }
    }
    return refusal(of: items, at: place).map { .rejected($0) } ?? .accepted
  }

  /// Returns the places at the visible rows that accept an item and those that a pick-up takes along now.
  public func places(for item: Item) -> [Place] { places(for: item, in: droppedItems(for: item)) }

  /// Returns the places at the visible rows that accept an item and those that are dragged with it, from top to bottom.
  public func places(for item: Item, in group: [Item]) -> [Place] {
    visiblePlaces(for: group).filter { verdict(for: group, over: $0) == .accepted }
  }

  /// Returns the places at the visible rows, from top to bottom, each position in the tree once.
  ///
  /// Without another row, the only place is the end of the tree.
  public func visiblePlaces(for items: [Item]) -> [Place] {
    let (tree, moved) = (sortableTree, Set(items))
    let rows = tree.rows.filter { !tree.isBlocked($0.item, moved) }
    var places: [Place] = rows.isEmpty ? [.end] : []
    for (index, row) in rows.enumerated() {
      places.append(Place(.before, row.item))
      if takesChildren(row.item) { places.append(Place(.into, row.item)) }
      // Behind the row and its ancestors, from the innermost out, down to the level of the next row.
      let next = rows.dropFirst(index + 1).first?.level ?? -1
      guard next <= row.level else { continue }
      let ended = sequence(first: row.item) { tree.parent(of: $0) }.prefix(row.level - next)
      places += ended.map { Place(.after, $0) }
    }
    return places
  }

  /// Returns the visible place that puts items at the same position as a place, or else the place itself.
  package func visiblePlace(for place: Place, dragging items: [Item]) -> Place {
    let tree = sortableTree
    let moved = tree.topmost(of: items)
    let places = visiblePlaces(for: items)
    guard !places.contains(place), let wanted = tree.target(of: place, without: moved) else { return place }
    let same = places.first { other in tree.target(of: other, without: moved).map { $0 == wanted } ?? false }
    return same ?? place
  }

  /// Returns the places that put the items one behind the other.
  public func places(forDropping items: [Item], on place: Place) -> [Place] {
    let tree = sortableTree
    let top = tree.topmost(of: items)
    let common = tree.fixedPlace(for: place, without: top)
    let moved = Set(top)
    return items.map { item in
      tree.contains(item) && !moved.contains(item) ? tree.origin(of: item) ?? place : common
    }
  }

  /// Returns the places that put copies of the items one behind the other, also of those below others of them.
  public func places(forCopying items: [Item], to place: Place) -> [Place] {
    let next = sortableTree.fixedPlace(for: place, without: [])
    return items.indices.map { $0 == 0 ? place : next }
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
