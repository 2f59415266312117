import BoardTesting
import DragAndDrop
import Testing

/// Copies of several items of a tree.
@Suite @MainActor struct TreeCopiesTests {
  private typealias Place = SortableTree<String>.Place

  private let model = SongsModel()
  private var tree: SortableTree<String> { model.rules.sortableTree }

  /// Copies selected songs and folders to a place by keys, and returns what is announced.
  private func copy(_ items: Set<String>, to place: Place) -> String? {
    let board = BoardTester(tree: model) { [model] in model.rules.sortableTree.setExpanded($0, $1) }
    model.rules.selection.select(items)
    board.focus("F")
    board.pressKey(.activate)
    #expect(board.focus(onPlace: place) && board.pressKey(.activate, control: true))
    return board.announcements.last
  }

  @Test func behindTheLastItemTheyLieSideBySide() {
    #expect(copy(["F", "G"], to: Place(.after, "x")) == "Copies of F, G are after x, level 1.")
    #expect(tree.roots == ["F", "G", "x", "F'", "G'"])
  }

  @Test func thatOfAnItemBelowAnotherOneLiesBesideTheCopyOfThatOne() {
    #expect(copy(["F", "a"], to: Place(.into, "G")) == "Copies of F, a are in G.")
    #expect(tree.children(of: "G") == ["c", "F'", "a'"] && tree.children(of: "F") == ["a", "b"])
  }
}
