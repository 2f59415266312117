import Geometry
import Testing

@testable import DragAndDrop

@Suite struct SortableListsTests {
  typealias Lists = SortableLists<String, Int>
  typealias Slot = Lists.Slot

  let lists = Lists([("a", [1, 2, 3, 4]), ("b", [5, 6]), ("c", [])])

  /// The lists as they are shown while an item hovers over a slot.
  func shown(_ item: Int, over slot: Slot?) -> Lists {
    var session = DragSession<Lists>()
    #expect(session.pickUp(item, by: .pointer, rules: lists) == [])
    session.move(item, to: nil, over: slot, rules: lists)
    return lists.shown(with: session.activeDrags)
  }

  static let moves: [(item: Int, slot: Slot, a: [Int], b: [Int], c: [Int])] = [
    (1, Slot("a", 0), [1, 2, 3, 4], [5, 6], []), (1, Slot("a", 1), [2, 1, 3, 4], [5, 6], []),
    (1, Slot("a", 3), [2, 3, 4, 1], [5, 6], []), (4, Slot("a", 0), [4, 1, 2, 3], [5, 6], []),
    (2, Slot("b", 0), [1, 3, 4], [2, 5, 6], []), (2, Slot("b", 2), [1, 3, 4], [5, 6, 2], []),
    (2, Slot("c", 0), [1, 3, 4], [5, 6], [2]), (2, Slot("b", 9), [1, 3, 4], [5, 6, 2], []),
    (2, Slot("a", 9), [1, 3, 4, 2], [5, 6], []),
  ]

  @Test(arguments: moves)
  func theGapIsWhereADropPutsTheItem(item: Int, slot: Slot, a: [Int], b: [Int], c: [Int]) {
    let shown = shown(item, over: slot)
    #expect([shown["a"], shown["b"], shown["c"]] == [a, b, c])
    var dropped = lists
    dropped.move(item, to: slot)
    #expect(dropped == shown, "the lists shown before the drop are those after it")
  }

  @Test func overNoPlaceTheGapIsWhereTheItemWas() { #expect(shown(2, over: nil) == lists) }

  @Test func theSlotsAreBetweenTheOtherItems() {
    #expect(lists.slots(in: "a", for: [1]) == (0...3).map { Slot("a", $0) })
    #expect(lists.slots(in: "b", for: [1]) == (0...2).map { Slot("b", $0) })
    #expect(lists.slots(in: "c", for: [1]) == [Slot("c", 0)])
    #expect(lists.slots(in: "nowhere", for: [1]) == [])
    #expect(lists.places(for: 5) == (0...4).map { Slot("a", $0) } + [Slot("b", 1), Slot("c", 0)], "all except its own")
  }

  @Test func theSlotsOfCopiesCountTheItemsThatStay() {
    func indices(_ items: [Int], to slot: Slot, _ lists: Lists? = nil) -> [Int] {
      (lists ?? self.lists).slots(forCopying: items, to: slot).map(\.index)
    }
    #expect(indices([1], to: Slot("a", 2)) == [3] && indices([4], to: Slot("a", 2)) == [2])
    #expect(indices([1, 3], to: Slot("a", 1)) == [3, 4] && indices([4, 1], to: Slot("a", 9)) == [4, 5])
    #expect(indices([2], to: Slot("a", -9)) == [0] && indices([1], to: Slot("a", -9)) == [1])
    #expect(indices([1], to: Slot("b", 1)) == [1] && indices([1], to: Slot("c", 0)) == [0])
    let swapping = Lists([("a", [1, 2, 3, 4])], strategy: .swap)
    #expect(indices([1], to: Slot("a", 2), swapping) == [2], "the slot of another item")
    #expect(indices([1, 2], to: Slot("a", 1), swapping) == [3, 4])
  }

  @Test func unknownItemsAndListsAreIgnored() {
    var moved = lists
    moved.move(9, to: Slot("a", 0))
    moved.move(1, to: Slot("nowhere", 0))
    #expect(moved == lists)
    #expect(!lists.canPickUp(9) && lists.canPickUp(6))
    #expect(lists.verdict(for: 1, over: Slot("nowhere", 0)) == .unknown)
    #expect(lists.verdict(for: 1, over: Slot("a", 0)) == .unknown, "its own slot is no place for it")
    #expect(lists.verdict(for: 1, over: Slot("b", 0)) == .accepted)
  }

  @Test(arguments: [Lists.Strategy.insert, .swap])
  func randomMovesNeitherLoseNorDuplicateItems(strategy: Lists.Strategy) {
    var moved = Lists([("a", [1, 2, 3, 4]), ("b", [5, 6]), ("c", [])], strategy: strategy)
    var generator = TestGenerator(seed: 8)
    for _ in 0..<1000 {
      let list = ["a", "b", "c"][Int.random(in: 0...2, using: &generator)]
      moved.move(.random(in: 1...6, using: &generator), to: Slot(list, .random(in: -1...7, using: &generator)))
      #expect((moved["a"] + moved["b"] + moved["c"]).sorted() == Array(1...6))
    }
  }

  static let swaps: [(item: Int, slot: Slot, a: [Int], b: [Int], c: [Int])] = [
    (1, Slot("a", 3), [4, 2, 3, 1], [5, 6], []), (4, Slot("a", 1), [1, 4, 3, 2], [5, 6], []),
    (2, Slot("a", 1), [1, 2, 3, 4], [5, 6], []), (2, Slot("b", 0), [1, 5, 3, 4], [2, 6], []),
    (6, Slot("a", 0), [6, 2, 3, 4], [5, 1], []), (2, Slot("b", 2), [1, 3, 4], [5, 6, 2], []),
    (2, Slot("c", 0), [1, 3, 4], [5, 6], [2]), (2, Slot("a", 9), [1, 3, 4, 2], [5, 6], []),
  ]

  @Test(arguments: swaps)
  func theSwapStrategyExchangesTwoItems(item: Int, slot: Slot, a: [Int], b: [Int], c: [Int]) {
    var lists = Lists([("a", [1, 2, 3, 4]), ("b", [5, 6]), ("c", [])], strategy: .swap)
    var session = DragSession<Lists>()
    #expect(session.pickUp(item, by: .keyboard, rules: lists) == [])
    session.move(item, to: nil, over: slot, rules: lists)
    let shown = lists.shown(with: session.activeDrags)
    lists.move(item, to: slot)
    #expect([lists["a"], lists["b"], lists["c"]] == [a, b, c])
    #expect(lists == shown, "the lists shown before the drop are those after it")
  }

  @Test func aGridFillsRowsInReadingDirection() {
    let frame = Rect(x: 10, y: 20, width: 110, height: 300)
    var grid = GridLayout(frame, item: Size(width: 30, height: 40), spacing: 5)
    #expect(grid.columns == 3)
    #expect(grid.frame(of: 0) == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(grid.frame(of: 2) == Rect(x: 80, y: 20, width: 30, height: 40))
    #expect(grid.frame(of: 4) == Rect(x: 45, y: 65, width: 30, height: 40))
    grid.isRightToLeft = true
    #expect(grid.frame(of: 0) == Rect(x: 90, y: 20, width: 30, height: 40))
    #expect(grid.frame(of: 4) == Rect(x: 55, y: 65, width: 30, height: 40))
    grid.frame.size.width = 100
    #expect(grid.columns == 3, "no space is needed after the last one")
    grid.frame.size.width = 99
    #expect(grid.columns == 2)
    grid.frame.size.width = 0
    #expect(grid.columns == 1 && grid.frame(of: 3).minY == 155, "at least one, however narrow")
  }

  @Test func layoutsUseTheSizesOfItems() {
    let sizes = [nil, Size(width: 50, height: 70), nil]
    let frame = Rect(x: 10, y: 20, width: 110, height: 300)
    let down = StackLayout(frame, length: 40, spacing: 5)
    #expect(down.frames(of: sizes).map(\.minY) == [20, 65, 140])
    #expect(down.frames(of: sizes).map(\.size.height) == [40, 70, 40])
    let left = StackLayout(frame, direction: .left, length: 20, spacing: 5)
    #expect(left.frames(of: sizes).map(\.minX) == [100, 45, 20])
    #expect(left.frames(of: sizes).map(\.size.width) == [20, 50, 20])
    var grid = GridLayout(frame, item: Size(width: 30, height: 40), spacing: 5)
    #expect(
      grid.frames(of: sizes + [nil])
        == [
          Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 45, y: 20, width: 50, height: 70),
          Rect(x: 10, y: 95, width: 30, height: 40), Rect(x: 45, y: 95, width: 30, height: 40),
        ])
    grid.isRightToLeft = true
    #expect(grid.frames(of: sizes).map(\.minX) == [90, 35, 90])
    for layout in [down, left] { #expect(layout.frames(of: [nil, nil, nil]) == (0..<3).map { layout.frame(of: $0) }) }
    #expect(
      grid.frames(of: [nil, nil, nil, nil]) == (0..<4).map { grid.frame(of: $0) }, "items without a size")
    #expect(
      grid.frames(of: [Size(width: 900, height: 10), nil]).map(\.minY) == [20, 35], "a wide item has its own row")
  }

  @Test func aStackPlacesItemsOneAfterAnother() {
    let frame = Rect(x: 10, y: 20, width: 100, height: 300)
    let down = StackLayout(frame, length: 40, spacing: 5)
    #expect(down.frame(of: 0) == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(down.frame(of: 2) == Rect(x: 10, y: 110, width: 100, height: 40))
    #expect(StackLayout(frame, length: 40).frame(of: 1).minY == 60, "without a space by default")
    let right = StackLayout(frame, direction: .right, length: 20, spacing: 5)
    #expect(right.frame(of: 1) == Rect(x: 35, y: 20, width: 20, height: 300))
    let left = StackLayout(frame, direction: .left, length: 20, spacing: 5)
    #expect(left.frame(of: 1) == Rect(x: 65, y: 20, width: 20, height: 300))
  }
}
