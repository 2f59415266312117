/// The selected items of a board or a list, which are dragged together.
///
/// Keep it in the model's state, and return ``dragGroup(for:in:)`` from ``DropRules/dragGroup(for:)``.
public struct Selection<Item: Hashable & Sendable>: Equatable, Sendable {
  /// The selected items.
  public private(set) var items: Set<Item> = []
  /// The item from which a range extends.
  private var anchor: Item?

  /// Creates an empty selection.
  public init() {}

  /// Whether no item is selected.
  public var isEmpty: Bool { items.isEmpty }

  /// Returns whether an item is selected.
  public func contains(_ item: Item) -> Bool { items.contains(item) }

  /// Selects an item or, if it is selected, deselects it.
  public mutating func toggle(_ item: Item) {
    if items.remove(item) == nil { items.insert(item) }
    anchor = item
  }

  /// Selects exactly these items.
  public mutating func select(_ items: Set<Item>) {
    self.items = items
    if let anchor, !items.contains(anchor) { self.anchor = nil }
  }

  /// Selects the items of `order` from the one toggled last, or else the first, to `item`, and no others.
  public mutating func extend(to item: Item, in order: [Item]) {
    guard let last = order.firstIndex(of: item) else { return }
    let first = anchor.flatMap(order.firstIndex) ?? order.startIndex
    items = Set(order[min(first, last)...max(first, last)])
    anchor = order[first]
  }

  /// Deselects all items.
  public mutating func clear() { self = Selection() }

  /// Deselects the items that are not in `existing`, such as deleted ones.
  public mutating func keepOnly(_ existing: some Sequence<Item>) {
    let existing = Set(existing)
    items.formIntersection(existing)
    if let anchor, !existing.contains(anchor) { self.anchor = nil }
  }

  /// Returns the selected items in the reading `order` if `item` is one of them; otherwise none.
  public func dragGroup(for item: Item, in order: [Item]) -> [Item] {
    contains(item) ? order.filter(items.contains) : []
  }
}
