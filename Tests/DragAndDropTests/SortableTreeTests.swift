import Geometry
import Observation
import Testing

@testable import DragAndDrop

/// Folders with songs: `f` has a and b, `g` is empty, x is at the top level; a locked folder rejects items.
private struct Library: SortableTreeRules, Equatable {
  var sortableTree = SortableTree<String>(
    [.init("f", [.init("a"), .init("b")]), .init("g"), .init("x")], expanded: ["f"])
  var locked: Set<String> = []
  var selected: [String] = []

  func takesChildren(_ item: String) -> Bool { ["f", "g"].contains(item) }
  func dragGroup(for item: String) -> [String] { selected.contains(item) ? selected : [] }

  func refusal(of items: [String], at place: SortableTree<String>.Place) -> String? {
    sortableTree.parent(at: place).map(locked.contains) == true ? "locked" : nil
  }
}

@MainActor @Observable private final class Model: DragModel {
  let dragState = DragState<Library>()
  var rules = Library()

  func dragEnded(_ item: String, with outcome: Library.Outcome) {
    guard case .stays(let place) = outcome else { return }
    rules.sortableTree.insert(item, at: place)
    rules.sortableTree.move([item], to: place)
  }
}

extension SortableTree<String> {
  /// The tree as text: children in parentheses.
  fileprivate var text: String {
    func text(_ nodes: [Node]) -> String {
      nodes.map { $0.children.isEmpty ? $0.item : "\($0.item)(\(text($0.children)))" }.joined(separator: " ")
    }
    return text(nodes)
  }
}

@Suite @MainActor struct SortableTreeTests {
  private typealias Place = SortableTree<String>.Place

  @Test func itemsMoveBeforeAfterOrIntoAnotherItem() {
    for (item, place, result) in [
      ("x", Place(.before, "f"), "x f(a b) g"), ("x", Place(.after, "a"), "f(a x b) g"),
      ("x", Place(.into, "g"), "f(a b) g(x)"), ("x", Place(.into, "f"), "f(a b x) g"),
      ("a", Place(.after, "f"), "f(b) a g x"), ("f", Place(.into, "g"), "g(f(a b)) x"),
      ("a", Place(.after, "b"), "f(b a) g x"), ("f", Place(.after, "x"), "g x f(a b)"),
    ] {
      var tree = Library().sortableTree
      tree.move([item], to: place)
      #expect(tree.text == result, "\(item) \(place)")
    }
  }

  @Test func anItemCannotMoveIntoItselfOrItsDescendants() {
    let library = Library()
    for place in [Place(.into, "f"), Place(.before, "a"), Place(.after, "b"), Place(.after, "f"), Place(.before, "f")] {
      #expect(library.verdict(for: "f", over: place) == .unknown, "\(place)")
      var tree = library.sortableTree
      tree.move(["f"], to: place)
      #expect(tree == library.sortableTree, "\(place)")
    }
    #expect(!library.places(for: "f").contains { $0.item == "f" || $0.item == "a" || $0.item == "b" })
  }

  @Test func aFolderRejectsAnItemWithItsReason() {
    let model = Model()
    model.rules.locked = ["g"]
    model.pickUp("x", by: .keyboard)
    #expect(model.session.activeDrag(of: "x")?.candidates.contains(Place(.into, "g")) == false)
    model.move("x", to: nil, over: Place(.into, "g"))
    #expect(model.session.verdict(of: "x") == .rejected("locked"))
    #expect(model.drop("x") == .returns(.refused("locked")))
    #expect(model.rules.sortableTree.text == "f(a b) g x")
  }

  @Test func onlyContainersTakeChildren() {
    #expect(Library().verdict(for: "a", over: Place(.into, "x")) == .unknown)
    #expect(Library().verdict(for: "x", over: Place(.into, "g")) == .accepted)
  }

  @Test func theVerdictAtTheOwnPositionIsUnknown() {
    let library = Library()
    for (item, place) in [
      ("a", Place(.before, "b")), ("b", Place(.after, "a")), ("b", Place(.into, "f")), ("g", Place(.after, "f")),
    ] {
      #expect(library.verdict(for: item, over: place) == .unknown, "\(item) \(place)")
    }
  }

  @Test func theOriginIsRelativeToItemsThatStay() {
    let tree = Library().sortableTree
    #expect(tree.origin(of: "a") == Place(.before, "b"))
    #expect(tree.origin(of: "b") == Place(.after, "a"))
    #expect(tree.origin(of: "a", movingWith: ["b"]) == Place(.into, "f"))
    #expect(SortableTree<String>([.init("only")]).origin(of: "only") == nil)
  }

  @Test func placesOutsideAndInsideAreOneLevelAway() {
    let tree = Library().sortableTree
    #expect(tree.placeOutside(Place(.before, "a")) == Place(.after, "f"))
    #expect(tree.placeOutside(Place(.into, "f")) == Place(.after, "f"))
    #expect(tree.placeOutside(Place(.before, "x")) == nil)
    #expect(tree.placeInside(Place(.before, "x")) == Place(.into, "g"))
    #expect(tree.placeInside(Place(.before, "x"), movingItems: ["g"]) == Place(.into, "f"))
    #expect(tree.placeInside(Place(.before, "f")) == nil)
  }

  @Test func rowsContainTheChildrenOfExpandedItemsOnly() {
    var tree = Library().sortableTree
    #expect(tree.rows.map(\.item) == ["f", "a", "b", "g", "x"])
    #expect(tree.rows.map(\.level) == [0, 1, 1, 0, 0])
    #expect(tree.rows[2].index == 1 && tree.rows[2].siblingCount == 2)
    tree.setExpanded(false, "f")
    #expect(tree.rows.map(\.item) == ["f", "g", "x"])
    tree.setExpanded(true, "nothing")
    #expect(tree.expandedItems.isEmpty)
  }

  @Test func aGroupMovesTogetherWithItsChildren() {
    let model = Model()
    model.rules.selected = ["f", "a", "x"]
    model.pickUp("x", by: .pointer)
    model.move("x", to: nil, over: Place(.into, "g"))
    model.drop("x")
    #expect(model.rules.sortableTree.text == "g(f(a b) x)" && model.dragState.recentEnds.allSatisfy(\.outcome.stays))
  }

  @Test(arguments: [
    (Place(.into, "g"), "f(a b) g(n m) x"), (Place(.after, "a"), "f(a n m b) g x"),
    (Place(.after, "b"), "f(a b n m) g x"), (Place(.before, "f"), "n m f(a b) g x"),
    (Place(.after, "x"), "f(a b) g x n m"),
  ]) private func incomingItemsAreAddedInTheirOrder(_ place: Place, _ text: String) {
    let model = Model()
    model.receive(["n", "m"], by: .pointer)
    #expect(model.session.activeDrag(of: "n")?.candidates.contains(Place(.into, "g")) == true)
    model.move("n", to: nil, over: place)
    #expect(model.session.verdict(of: "n") == .accepted)
    #expect(model.drop("n")?.stays == true)
    #expect(model.rules.sortableTree.text == text)
  }

  @Test func anEmptyTreeAcceptsItemsAtItsEnd() {
    let model = Model()
    for item in ["f", "g", "x"] { model.rules.sortableTree.remove(item) }
    model.receive(["n", "m"], by: .pointer)
    #expect(model.session.activeDrag(of: "n")?.candidates == [.end])
    let layout = TreeLayout(Rect(x: 0, y: 0, width: 200, height: 400), height: 40)
    let zone = layout.zones(of: model.rules.visiblePlaces(for: ["n"]), by: model.rules).first
    #expect(zone?.place == .end && zone?.frame == layout.frame && zone?.mark == layout.frame(of: 0, level: 0))
    model.move("n", to: nil, over: .end)
    #expect(model.drop("n")?.stays == true)
    #expect(model.rules.sortableTree.text == "n m")
    #expect(model.rules.sortableTree.parent(at: .end) == nil)
  }

  @Test func incomingItemsAreRejectedForTheSameReasons() {
    var library = Library()
    library.locked = ["g"]
    #expect(library.verdict(forIncoming: ["n"], over: Place(.into, "g")) == .rejected("locked"))
    #expect(library.verdict(forIncoming: ["n"], over: Place(.into, "x")) == .unknown)
    #expect(library.verdict(forIncoming: ["n", "a"], over: Place(.into, "f")) == .unknown, "a is in the tree already")
    #expect(!library.places(forIncoming: ["n"]).contains(Place(.into, "g")))
  }

  @Test func itemsAreInsertedAndRemoved() {
    var tree = Library().sortableTree
    tree.insert("n", at: Place(.into, "g"))
    tree.insert("n", at: Place(.into, "f"))
    tree.insert("m", at: Place(.before, "nothing"))
    #expect(tree.text == "f(a b) g(n) x")
    tree.remove("f")
    tree.remove("nothing")
    #expect(tree.text == "g(n) x" && !tree.contains("a") && tree.expandedItems.isEmpty)
    #expect(SortableTree<String>([.init("a", [.init("a"), .init("b")]), .init("b")]).text == "a(b)")
  }

  @Test func everyPositionIsOfferedOnce() {
    let places = Library().visiblePlaces(for: ["x"])
    #expect(
      places == [
        Place(.before, "f"), Place(.into, "f"), Place(.before, "a"), Place(.before, "b"), Place(.after, "b"),
        Place(.before, "g"), Place(.into, "g"), Place(.after, "g"),
      ])
  }

  @Test func aPlaceThatIsNotVisibleIsShownWhereItLeads() {
    let library = Library()
    #expect(library.visiblePlace(for: Place(.after, "a"), dragging: ["x"]) == Place(.before, "b"))
    #expect(library.visiblePlace(for: Place(.after, "f"), dragging: ["x"]) == Place(.before, "g"))
    #expect(library.visiblePlace(for: Place(.after, "g"), dragging: ["x"]) == Place(.after, "g"))
    #expect(library.visiblePlace(for: Place(.after, "nothing"), dragging: ["x"]) == Place(.after, "nothing"))
  }

  @Test func onlyACollapsedItemWithChildrenCanOpen() {
    var library = Library()
    func itemToOpen(_ position: DropPosition, _ item: String) -> String? {
      SortableTreePlaces(library, strings: BoardStrings()) { $0 }.itemToOpen(at: Place(position, item))
    }
    #expect(itemToOpen(.into, "f") == nil && itemToOpen(.into, "g") == nil)
    library.sortableTree.setExpanded(false, "f")
    #expect(itemToOpen(.into, "f") == "f" && itemToOpen(.before, "f") == nil && itemToOpen(.after, "f") == nil)
  }

  /// Whatever is moved, no item is lost, and the tree stays one.
  @Test func randomMovesKeepAllItems() {
    var generator = TestGenerator(seed: 11)
    var tree = Library().sortableTree
    let items = ["f", "a", "b", "g", "x"]
    for _ in 0..<2_000 {
      let moved = items.filter { _ in Bool.random(using: &generator) && Bool.random(using: &generator) }
      let position = [DropPosition.before, .after, .into].randomElement(using: &generator) ?? .into
      tree.move(moved, to: Place(position, items.randomElement(using: &generator) ?? "f"))
      let flat = tree.text.filter(\.isLetter).map(String.init)
      #expect(flat.sorted() == items.sorted())
    }
  }

  @Test func zonesDivideRowsAndLevels() throws {
    let library = Library()
    let layout = TreeLayout(Rect(x: 0, y: 0, width: 200, height: 400), height: 40, indentation: 20)
    #expect(layout.frame(of: 1, level: 1) == Rect(x: 40, y: 40, width: 160, height: 40))
    let zones = layout.zones(of: library.visiblePlaces(for: ["x"]), by: library)
    func place(at x: Double, _ y: Double) -> Place? { zones.first { $0.frame.contains(Point(x: x, y: y)) }?.place }
    #expect(place(at: 100, 2) == Place(.before, "f"))
    #expect(place(at: 100, 20) == Place(.into, "f"))
    #expect(place(at: 100, 41) == Place(.before, "a"))
    // Below the last song, the indentation decides between the folder's level and the songs'.
    #expect(place(at: 100, 121) == Place(.after, "b"))
    #expect(place(at: 10, 121) == Place(.before, "g"))
    let line = try #require(zones.first { $0.place == Place(.after, "b") }?.mark)
    #expect(line == Rect(x: 40, y: 118, width: 160, height: 4))
    #expect(place(at: 100, 380) == Place(.after, "g"), "the frame below the last row")
    var mirrored = layout
    mirrored.isRightToLeft = true
    #expect(mirrored.frame(of: 1, level: 1) == Rect(x: 0, y: 40, width: 160, height: 40))
    let other = mirrored.zones(of: library.visiblePlaces(for: ["x"]), by: library)
    #expect(other.first { $0.frame.contains(Point(x: 190, y: 121)) }?.place == Place(.before, "g"))
  }

  @Test func placeMovesOrInsertsAnItem() {
    var tree = Library().sortableTree
    #expect(tree.allItems == ["f", "a", "b", "g", "x"])
    tree.place("x", at: Place(.before, "a"))
    tree.place("n", at: Place(.into, "g"))
    #expect(tree.allItems == ["f", "x", "a", "b", "g", "n"], "closed items count too")
    tree.place("f", at: Place(.after, "a"))
    #expect(tree.allItems == ["f", "x", "a", "b", "g", "n"], "not into itself")
  }

  @Test func rowsKnowWhetherTheyHaveChildren() {
    #expect(Library().sortableTree.rows.map(\.hasChildren) == [true, false, false, false, false])
  }

  @Test func levelsThatEndTogetherShareTheWidth() {
    let library = Library()
    let layout = TreeLayout(
      Rect(x: 10, y: 5, width: 200, height: 400), height: 40, spacing: 8, indentation: 20)
    let zones = layout.zones(of: library.visiblePlaces(for: ["x"]), by: library)
    func frame(_ position: DropPosition, _ item: String) -> Rect? {
      zones.first { $0.place == Place(position, item) }?.frame
    }
    // From the middle of `b`, which nothing goes into, to the upper quarter of `g`.
    #expect(frame(.after, "b") == Rect(x: 50, y: 121, width: 160, height: 34))
    #expect(frame(.before, "g") == Rect(x: 10, y: 121, width: 40, height: 34))
    #expect(frame(.before, "a") == Rect(x: 10, y: 39, width: 200, height: 34), "one level alone")
    #expect(frame(.before, "b") == Rect(x: 10, y: 73, width: 200, height: 48), "between two songs")
    #expect(frame(.into, "g") == Rect(x: 10, y: 159, width: 200, height: 20))
    #expect(frame(.after, "g") == Rect(x: 10, y: 183, width: 200, height: 222), "down to the end of the frame")
    let others = layout.zones(of: [Place(.after, "a"), Place(.into, "f")], by: library)
    #expect(others.map(\.frame.maxY) == [405, 35], "the last boundary of those that are offered")
    let above = layout.zones(of: [Place(.before, "f"), Place(.into, "f")], by: library)
    #expect(above.map(\.frame.maxY) == [11, 35], "a container is below the boundary")
    var mirrored = layout
    mirrored.isRightToLeft = true
    let other = mirrored.zones(of: library.visiblePlaces(for: ["x"]), by: library)
    #expect(other.first { $0.place == Place(.after, "b") }?.frame == Rect(x: 10, y: 121, width: 160, height: 34))
    #expect(other.first { $0.place == Place(.before, "g") }?.frame == Rect(x: 170, y: 121, width: 40, height: 34))
  }

  @Test func commandsForIncomingItemsNameTheAcceptingFolders() {
    func commands(_ library: Library, _ operation: DropOperation = .move) -> [String] {
      SortableTreePlaces(library, strings: BoardStrings()) { $0 }.incomingCommands(for: ["n"], operation).map(\.label)
    }
    #expect(commands(Library()) == ["Move to the top level", "Move into f", "Move into g"])
    #expect(commands(Library(), .copy) == ["Copy to the top level", "Copy into f", "Copy into g"])
    #expect(commands(Library(locked: ["f"])) == ["Move to the top level", "Move into g"])
    #expect(commands(Library(sortableTree: SortableTree())) == ["Move to the top level"])
  }
}
