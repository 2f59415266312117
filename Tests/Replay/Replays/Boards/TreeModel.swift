import BoardTesting
import DragAndDrop
import Games
import Observation

/// Folders, whose names are capital letters, with songs.
struct TreeRules: SortableTreeRules, Equatable {
  typealias Item = String

  var sortableTree = SortableTree(
    [.init("A", [.init("b"), .init("C", [.init("d")])]), .init("E"), .init("f")], expanded: ["A"])

  func takesChildren(_ item: String) -> Bool { item.uppercased() == item }
  func refusal(of items: [String], at place: SortableTree<String>.Place) -> Never? { nil }
}

@MainActor @Observable final class TreeModel: ReplayModel {
  let dragState = DragState<TreeRules>()
  var rules = TreeRules()

  func dragEnded(_ item: String, with outcome: TreeRules.Outcome) {
    if case .stays(let place) = outcome { rules.sortableTree.move([item], to: place) }
  }

  /// Shows the rows, and the places for the item that is dragged last.
  func makeBoard() -> BoardTester<TreeModel> {
    BoardTester(
      self, items: { $0.rules.sortableTree.rows.map(\.item) },
      places: { model in model.session.activeDrags.last.map { model.rules.visiblePlaces(for: $0.items) } ?? [] })
  }

  func openAction(of place: SortableTree<String>.Place, for item: String) -> (() -> Void)? {
    let tree = rules.sortableTree
    guard place.position == .into, let item = place.item, !tree.expandedItems.contains(item),
      !tree.children(of: item).isEmpty
    else { return nil }
    return { [weak self] in
      self?.rules.sortableTree.setExpanded(true, item)
      self?.revalidate()
    }
  }

  /// Opens or closes a folder; items that are being dragged would be hidden.
  func perform(_ generator: inout SeededGenerator) async -> String {
    guard !session.isDragging, let folder = generator.element(of: ["A", "C", "E"]) else { return "no folder" }
    rules.sortableTree.setExpanded(!rules.sortableTree.expandedItems.contains(folder), folder)
    return "open or close \(folder)"
  }

  var complaint: Complaint? {
    let tree = rules.sortableTree
    var found: [String] = []
    func add(_ nodes: [SortableTree<String>.Node], to parent: String?) -> Bool {
      nodes.allSatisfy { node in
        found.append(node.item)
        return tree.parent(of: node.item) == parent && (parent.map(rules.takesChildren) ?? true)
          && add(node.children, to: node.item)
      }
    }
    guard add(tree.nodes, to: nil) else { return Complaint("Items are in folders, which know them.", "\(tree.nodes)") }
    return Replays.complaint(
      unless: found.sorted() == ["A", "C", "E", "b", "d", "f"], "No item is lost or doubled.", "\(tree.nodes)")
  }
}
