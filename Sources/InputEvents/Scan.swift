/// The position of switch scanning in a tree of groups: a node all of whose items are marked.
///
/// Scanning goes through the nodes of one level, and enters the group that is selected. A single group at the top is
/// skipped.
package struct Scan<Item: Hashable> {
  /// The number of times that the nodes of a group are scanned before scanning returns to the level above.
  package var rounds = 2

  /// The nodes at the top level, none of them empty.
  package private(set) var nodes: [ScanNode<Item>] = []
  /// The index of the marked node, after the indices of the groups that contain it.
  private var path: [Int] = []
  private var round = 1
  /// Whether an item was selected, so that the next update, perhaps with other items, restarts scanning.
  private var isDone = false

  package init() {}

  /// The length of ``path`` at the highest level.
  private var topDepth: Int { nodes.count == 1 && !nodes[0].children.isEmpty ? 2 : 1 }

  /// Whether the first node of a level is marked.
  package var isAtStart: Bool { path.last == 0 }

  package var marked: [Item] { node(at: path)?.items ?? [] }

  private func node(at path: some Collection<Int>) -> ScanNode<Item>? {
    guard let first = path.first, nodes.indices.contains(first) else { return nil }
    return path.dropFirst().reduce(nodes[first]) { node, index in
      guard let node, node.children.indices.contains(index) else { return nil }
      return node.children[index]
    }
  }

  /// Replaces the groups of items, none of them divided.
  package mutating func update(_ groups: [[Item]], focus: Item?) {
    update(groups.map { .group($0.map { .item($0) }) }, focus: focus)
  }

  /// Replaces the groups; if the marked item is gone or was selected, scanning restarts at the group of `focus`.
  package mutating func update(_ nodes: [ScanNode<Item>], focus: Item?) {
    let (marked, depth) = (marked.first, path.count)
    self.nodes = nodes.filter { !$0.isEmpty }
    guard !isDone, let marked, let path = path(to: marked, depth: max(depth, topDepth)) else {
      return begin(at: focus)
    }
    self.path = path
  }

  package mutating func begin(at focus: Item?) {
    (round, isDone) = (1, false)
    path = focus.flatMap { path(to: $0, depth: topDepth) } ?? Array(repeating: 0, count: topDepth)
  }

  /// Returns the path to the node that contains an item and has at most `depth` indices.
  private func path(to item: Item, depth: Int) -> [Int]? {
    var (level, path) = (nodes, [Int]())
    while path.count < depth, let index = level.firstIndex(where: { $0.contains(item) }) {
      path.append(index)
      level = level[index].children
    }
    return path.isEmpty ? nil : path
  }

  /// Marks the next node of the level; after the last round, the group that contains them.
  package mutating func advance() {
    guard let index = path.last, node(at: path) != nil else { return }
    let count = path.count == 1 ? nodes.count : node(at: path.dropLast())?.children.count ?? 0
    path[path.count - 1] = index + 1 < count ? index + 1 : 0
    guard index + 1 >= count, path.count > topDepth else { return }
    round += 1
    if round > rounds { stepBack() }
  }

  /// Marks the group that contains the marked node; returns false at the highest level.
  @discardableResult
  package mutating func stepBack() -> Bool {
    guard path.count > topDepth else { return false }
    path.removeLast()
    round = 1
    return true
  }

  /// Selects the marked item and returns it, or enters the marked group of several items and returns nil.
  package mutating func select() -> Item? {
    let marked = marked
    if marked.count == 1 {
      isDone = true
      return marked[0]
    }
    guard !marked.isEmpty else { return nil }
    path.append(0)
    round = 1
    return nil
  }
}
