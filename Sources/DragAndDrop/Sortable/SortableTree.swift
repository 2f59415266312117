/// A tree of items that the user can sort, such as folders with songs or tasks with subtasks.
///
/// The places are before, after and into other items. Use it as the rules themselves, or in rules of your own; see
/// ``SortableTreeRules``. It is a value, so keep earlier trees for undo, and expand in them the items that are expanded
/// now, with ``setExpanded(_:_:)``.
public struct SortableTree<Item: Hashable & Sendable>: Equatable, Sendable {
  /// An item with its children.
  public struct Node: Equatable, Sendable {
    /// The item.
    public var item: Item
    /// The children in order.
    public var children: [Node]

    /// Creates a node.
    public init(_ item: Item, _ children: [Node] = []) { (self.item, self.children) = (item, children) }
  }

  /// A position in the tree.
  public struct Place: Hashable, Sendable {
    /// The position in relation to the item.
    public let position: DropPosition
    /// The item; nil for the tree itself, whose children are the items without a parent.
    public let item: Item?

    /// The place behind the last item without a parent, which an empty tree has too.
    public static var end: Place { Place(.into, nil) }

    /// Creates a place.
    public init(_ position: DropPosition, _ item: Item?) { (self.position, self.item) = (position, item) }
  }

  /// An item as a row of an outline.
  public struct Row: Equatable, Sendable {
    /// The item.
    public let item: Item
    /// The number of items that contain the item.
    public let level: Int
    /// The index among the items with the same parent.
    public let index: Int
    /// The number of items with the same parent.
    public let siblingCount: Int
    /// Whether the item has children.
    public let hasChildren: Bool
  }

  /// The items without a parent, in order.
  public private(set) var roots: [Item] = []
  /// The items whose children are shown.
  public private(set) var expandedItems: Set<Item> = []
  private var childrenByParent: [Item: [Item]] = [:]
  private var parents: [Item: Item] = [:]

  /// Creates a tree; an item that occurs again is left out, with its children.
  public init(_ nodes: [Node] = [], expanded: Set<Item> = []) {
    var known: Set<Item> = []
    func add(_ nodes: [Node], to parent: Item?) {
      for node in nodes where known.insert(node.item).inserted {
        setChildren(children(of: parent) + [node.item], of: parent)
        parents[node.item] = parent
        add(node.children, to: node.item)
      }
    }
    add(nodes, to: nil)
    expandedItems = expanded.filter(known.contains)
  }

  /// The tree as nodes, to save it.
  public var nodes: [Node] {
    func nodes(_ items: [Item]) -> [Node] { items.map { Node($0, nodes(children(of: $0))) } }
    return nodes(roots)
  }

  /// Returns the children of an item, or the roots for nil.
  public func children(of item: Item?) -> [Item] { item.map { childrenByParent[$0] ?? [] } ?? roots }

  /// Returns the item that contains an item; nil for a root or an unknown item.
  public func parent(of item: Item) -> Item? { parents[item] }

  /// Returns the item that contains an item at a place; nil at the outermost level.
  public func parent(at place: Place) -> Item? {
    place.position == .into ? place.item : place.item.flatMap(parent)
  }

  /// Returns whether the tree contains an item.
  public func contains(_ item: Item) -> Bool { parents[item] != nil || roots.contains(item) }

  /// Returns the number of items that contain an item.
  public func level(of item: Item) -> Int {
    sequence(first: item) { parents[$0] }.dropFirst().reduce(0) { n, _ in n + 1 }
  }

  /// Returns whether an item is `ancestor` or is below it.
  public func isItem(_ item: Item, in ancestor: Item) -> Bool {
    sequence(first: item) { parents[$0] }.contains(ancestor)
  }

  /// All items from top to bottom, also those that are not shown.
  public var allItems: [Item] {
    func all(_ items: [Item]) -> [Item] { items.flatMap { [$0] + all(children(of: $0)) } }
    return all(roots)
  }

  /// The rows of an outline: all items whose ancestors are expanded, from top to bottom.
  public var rows: [Row] {
    var rows: [Row] = []
    func add(_ items: [Item], _ level: Int) {
      for (index, item) in items.enumerated() {
        let children = children(of: item)
        rows.append(
          Row(item: item, level: level, index: index, siblingCount: items.count, hasChildren: !children.isEmpty))
        if expandedItems.contains(item) { add(children, level + 1) }
      }
    }
    add(roots, 0)
    return rows
  }

  // MARK: Changes

  /// Shows or hides the children of an item.
  public mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
    if !isExpanded { expandedItems.remove(item) } else if contains(item) { expandedItems.insert(item) }
  }

  /// Moves an item with its children to a place, or inserts it there if it is not in the tree.
  ///
  /// Ignores an unknown place, and one that is the item or is below it.
  public mutating func place(_ item: Item, at place: Place) {
    if contains(item) { move([item], to: place) } else { insert(item, at: place) }
  }

  /// Inserts an item that is not in the tree; ignores an unknown place.
  public mutating func insert(_ item: Item, at place: Place) {
    guard !contains(item), let target = target(of: place, without: []) else { return }
    var siblings = children(of: target.parent)
    siblings.insert(item, at: target.index)
    setChildren(siblings, of: target.parent)
    parents[item] = target.parent
  }

  /// Removes an item and all items below it.
  public mutating func remove(_ item: Item) {
    for child in children(of: item) { remove(child) }
    detach(item)
    expandedItems.remove(item)
  }

  /// Moves items, each with its children, to a place, in this order; an item of which an ancestor moves goes along.
  ///
  /// Ignores a place that is one of the items or is below one.
  public mutating func move(_ items: [Item], to place: Place) {
    let moved = topmost(of: items)
    guard let target = target(of: place, without: moved) else { return }
    for item in moved { detach(item) }
    var siblings = children(of: target.parent)
    siblings.insert(contentsOf: moved, at: target.index)
    setChildren(siblings, of: target.parent)
    for item in moved { parents[item] = target.parent }
  }

  private mutating func detach(_ item: Item) {
    let parent = parents[item]
    setChildren(children(of: parent).filter { $0 != item }, of: parent)
    parents[item] = nil
  }

  private mutating func setChildren(_ items: [Item], of parent: Item?) {
    guard let parent else { return roots = items }
    childrenByParent[parent] = items.isEmpty ? nil : items
  }

  /// Returns known items without those of which an ancestor is among them.
  public func topmost(of items: [Item]) -> [Item] {
    let all = Set(items)
    return items.filter { item in contains(item) && parents[item].map { isBlocked($0, all) } != true }
  }

  // MARK: Places

  /// Returns the parent and the index of a place, not counting the moved items; nil if it is blocked or unknown.
  func target(of place: Place, without moved: [Item]) -> (parent: Item?, index: Int)? {
    let (parent, moved) = (parent(at: place), Set(moved))
    let siblings = children(of: parent).filter { !moved.contains($0) }
    guard let item = place.item else { return (nil, siblings.count) }
    guard contains(item), !isBlocked(item, moved) else { return nil }
    if place.position == .into { return (item, siblings.count) }
    guard let index = siblings.firstIndex(of: item) else { return nil }
    return (parent, place.position == .after ? index + 1 : index)
  }

  /// Returns whether an item is one of those that are moved, or is below one, so that they cannot go there.
  package func isBlocked(_ item: Item, _ moved: Set<Item>) -> Bool {
    sequence(first: item) { parents[$0] }.contains(where: moved.contains)
  }

  /// Returns the place at which an item is, in relation to items that do not move with it; nil for the only item.
  public func origin(of item: Item, movingWith others: [Item] = []) -> Place? {
    let moved = topmost(of: [item] + others.filter { $0 != item })
    let siblings = children(of: parents[item])
    guard let index = siblings.firstIndex(of: item) else { return nil }
    if let next = siblings[index...].first(where: { !moved.contains($0) }) { return Place(.before, next) }
    if let previous = siblings[..<index].last(where: { !moved.contains($0) }) { return Place(.after, previous) }
    return parents[item].map { Place(.into, $0) }
  }

  /// Returns a place to which items go one after the other in their order.
  func fixedPlace(for place: Place, without moved: [Item]) -> Place {
    guard place.position == .after, let item = place.item, contains(item) else { return place }
    let parent = parents[item]
    let next = children(of: parent).drop { $0 != item }.dropFirst().first { !moved.contains($0) }
    return next.map { Place(.before, $0) } ?? Place(.into, parent)
  }

  /// Returns the place one level further out: behind the parent of what is there; nil at the outermost level.
  public func placeOutside(_ place: Place) -> Place? {
    parent(at: place).map { Place(.after, $0) }
  }

  /// Returns the place one level further in: into the item in front of it, if any.
  public func placeInside(_ place: Place, movingItems moved: [Item] = []) -> Place? {
    guard place.position != .into, let target = target(of: place, without: moved) else { return nil }
    let previous = children(of: target.parent).filter { !moved.contains($0) }.prefix(target.index).last
    return previous.map { Place(.into, $0) }
  }
}

extension SortableTree.Node: Codable where Item: Codable {}
