import Testing

@testable import DragAndDrop

/// The places of several items that are dropped together in a tree.
@Suite struct TreePlacesTests {
  private typealias Tree = SortableTree<String>
  private typealias Place = Tree.Place

  private let tree = Tree([.init("f", [.init("a"), .init("b")]), .init("g"), .init("x")])

  @Test func severalItemsGoToAPlaceThatIsRelativeToNoneOfThem() {
    func places(_ items: [String], _ place: Place) -> [Place] { tree.places(forDropping: items, on: place) }
    #expect(places(["x", "g"], Place(.after, "a")) == [Place(.before, "b"), Place(.before, "b")])
    #expect(places(["x", "b"], Place(.after, "a")) == [Place(.into, "f"), Place(.into, "f")])
    #expect(places(["f", "g"], Place(.after, "x")) == [.end, .end])
    #expect(places(["g", "f"], Place(.after, "nothing")) == [Place(.after, "nothing"), Place(.after, "nothing")])
    #expect(places(["f", "a"], Place(.into, "g")) == [Place(.into, "g"), Place(.before, "b")], "with its parent")
  }

  @Test func copiesGoOneBehindTheOther() {
    func places(_ items: [String], _ place: Place) -> [Place] { tree.places(forCopying: items, to: place) }
    #expect(places(["x"], Place(.after, "a")) == [Place(.after, "a")])
    #expect(places(["x", "b"], Place(.after, "a")) == [Place(.after, "a"), Place(.before, "b")], "before b itself")
    #expect(places(["f", "g"], Place(.after, "x")) == [Place(.after, "x"), .end])
    #expect(places(["f", "a"], Place(.into, "g")) == [Place(.into, "g"), Place(.into, "g")], "not in f")
  }
}
