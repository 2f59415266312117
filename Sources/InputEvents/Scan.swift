/// The position of switch scanning: a group of items, all of which are marked, or one item within a group.
///
/// Scanning goes through the groups first, and then through the items of the selected one. A single group is skipped.
package struct Scan<Item: Hashable> {
  /// The number of times that the items of a group are scanned before scanning returns to the groups.
  package static var rounds: Int { 2 }

  /// The groups of items that can be selected, none of them empty.
  package private(set) var groups: [[Item]] = []
  private var group = 0
  /// The index of the item within the group; nil while the group itself is marked.
  private var item: Int?
  private var round = 1
  /// Whether an item was selected, after which the items may be others.
  private var isDone = false

  package init() {}

  package var marked: [Item] {
    guard groups.indices.contains(group) else { return [] }
    return item.map { [groups[group][$0]] } ?? groups[group]
  }

  /// Replaces the groups; if the marked item is gone or was selected, scanning restarts at the group of `focus`.
  package mutating func update(_ groups: [[Item]], focus: Item?) {
    let marked = marked.first
    self.groups = groups.filter { !$0.isEmpty }
    guard !isDone, let marked, let group = index(of: marked) else { return begin(at: focus) }
    self.group = group
    item = item == nil && self.groups.count > 1 ? nil : self.groups[group].firstIndex(of: marked)
  }

  package mutating func begin(at focus: Item?) {
    group = focus.flatMap { index(of: $0) } ?? 0
    (item, round, isDone) = (nil, 1, false)
    guard groups.count == 1 else { return }
    item = focus.flatMap { groups[0].firstIndex(of: $0) } ?? 0
  }

  private func index(of item: Item) -> Int? { groups.firstIndex { $0.contains(item) } }

  package mutating func advance() {
    guard groups.indices.contains(group) else { return }
    guard let item else { return group = (group + 1) % groups.count }
    if item + 1 < groups[group].count { return self.item = item + 1 }
    self.item = 0
    guard groups.count > 1 else { return }
    round += 1
    if round > Self.rounds { (self.item, round) = (nil, 1) }
  }

  /// Selects the marked item and returns it, or enters the marked group of several items and returns nil.
  package mutating func select() -> Item? {
    guard groups.indices.contains(group) else { return nil }
    if let item = item ?? (groups[group].count == 1 ? 0 : nil) {
      isDone = true
      return groups[group][item]
    }
    item = 0
    return nil
  }
}
