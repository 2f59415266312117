/// Where scanning is: at a group of items, all of which are marked, or at one item within a group.
///
/// Groups come first, and then the items of the one that was selected. Where there is only one group, its items come at
/// once.
nonisolated package struct Scan<Item: Hashable> {
  /// How often the items of a group are gone through before the groups come again.
  package static var rounds: Int { 2 }

  /// What there is to select, without empty groups.
  package private(set) var groups: [[Item]] = []
  private var group = 0
  /// The item within the group; nil while the group itself is marked.
  private var item: Int?
  private var round = 1
  /// Whether something was selected, so that all may be another now.
  private var isDone = false

  /// Nothing to select yet.
  package init() {}

  /// What a press would select: one item, or all of a group.
  package var marked: [Item] {
    guard groups.indices.contains(group) else { return [] }
    return item.map { [groups[group][$0]] } ?? groups[group]
  }

  /// Takes over what there is to select now.
  ///
  /// What is marked stays marked. If it has gone, or was selected, it begins at the group of `focus`.
  package mutating func update(_ groups: [[Item]], focus: Item?) {
    let marked = marked.first
    self.groups = groups.filter { !$0.isEmpty }
    guard !isDone, let marked, let group = index(of: marked) else { return begin(at: focus) }
    self.group = group
    item = item == nil && self.groups.count > 1 ? nil : self.groups[group].firstIndex(of: marked)
  }

  /// Begins anew, at the group of an item, or at the first one.
  package mutating func begin(at focus: Item?) {
    group = focus.flatMap { index(of: $0) } ?? 0
    (item, round, isDone) = (nil, 1, false)
    guard groups.count == 1 else { return }
    item = focus.flatMap { groups[0].firstIndex(of: $0) } ?? 0
  }

  private func index(of item: Item) -> Int? { groups.firstIndex { $0.contains(item) } }

  /// Marks the next item of the group, or the next group.
  package mutating func advance() {
    guard groups.indices.contains(group) else { return }
    guard let item else { return group = (group + 1) % groups.count }
    if item + 1 < groups[group].count { return self.item = item + 1 }
    self.item = 0
    guard groups.count > 1 else { return }
    round += 1
    if round > Self.rounds { (self.item, round) = (nil, 1) }
  }

  /// Selects what is marked: gives the item, or nil where a group was, the items of which come next.
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
