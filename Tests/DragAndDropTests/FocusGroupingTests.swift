import Geometry
import InputEvents
import Testing

@testable import DragAndDrop

/// An item of a group; the one that was focused last has the highest serial number.
private final class Element: BoardElement {
  let name: String
  let frame: Rect
  var accessibleLabel: String? { name }
  var isRightToLeft = false
  var canTakeFocus = true
  var focusSerial = 0
  private let focus: (Element) -> Void

  init(_ name: String, _ frame: Rect, _ focus: @escaping (Element) -> Void) {
    (self.name, self.frame, self.focus) = (name, frame, focus)
  }

  func grabFocus() -> Bool {
    focus(self)
    return true
  }
}

private struct Group: FocusGrouping {
  var items: [Element]
  let isClosed: Bool
  let isScanned: Bool
  let line: Direction?

  init(_ items: [Element], isClosed: Bool = true, isScanned: Bool = true, line: Direction? = nil) {
    (self.items, self.isClosed, self.isScanned, self.line) = (items, isClosed, isScanned, line)
  }
}

@Suite @MainActor struct FocusGroupingTests {
  @MainActor private final class Focus { var names: [String] = [] }
  private let focus = Focus()

  /// Elements of 40 × 40 around centers.
  private func elements(_ centers: KeyValuePairs<String, (x: Double, y: Double)>) -> [Element] {
    centers.map { name, center in
      Element(name, Rect(center: Point(x: center.x, y: center.y), side: 40)) { [focus] in focus.names.append($0.name) }
    }
  }

  /// Moves the focus, and returns the name of what gets it; nil if it stays, and 'out' if it leaves the board.
  private func move(_ current: Element?, _ direction: FocusDirection, in groups: Group...) -> String? {
    focus.names = []
    guard Group.moveFocus(from: current, towards: direction, in: groups) else { return "out" }
    return focus.names.last
  }

  private var row: [Element] { elements(["a": (0, 0), "b": (50, 0), "c": (100, 0)]) }
  private var column: [Element] { elements(["a": (0, 0), "b": (0, 50), "c": (0, 100)]) }

  @Test func theFocusEntersTheFirstOrTheLastGroup() {
    let (first, last) = (Group(row, isClosed: false), Group(elements(["x": (0, 90), "y": (50, 90)]), isClosed: false))
    #expect(move(nil, .forward, in: first, last) == "a" && move(nil, .down, in: first, last) == "a")
    #expect(move(nil, .backward, in: first, last) == "x")
    #expect(move(nil, .forward) == "out" && move(nil, .backward, in: Group([])) == "out")
    #expect(move(last.items[0], .forward, in: first) == "a", "from an item that is gone")
  }

  @Test func theLastFocusedItemGetsTheFocusAgain() {
    let row = row
    row[1].focusSerial = 1
    #expect(move(nil, .forward, in: Group(row)) == "b")
    (row[0].focusSerial, row[2].focusSerial) = (3, 2)
    #expect(move(nil, .forward, in: Group(row)) == "a")
    row[0].canTakeFocus = false
    #expect(move(nil, .forward, in: Group(row)) == "c", "the last that can have it")
  }

  @Test func tabMovesFromGroupToGroupAndOffTheBoard() {
    let first = Group(row, isClosed: false)
    let empty = Group([], isClosed: false)
    let last = Group(elements(["x": (0, 90), "y": (50, 90)]), isClosed: false)
    #expect(move(first.items[0], .forward, in: first, empty, last) == "x")
    #expect(move(first.items[0], .backward, in: first, empty, last) == "out")
    #expect(move(last.items[1], .backward, in: first, empty, last) == "a")
    #expect(move(last.items[1], .forward, in: first, empty, last) == "out")
    #expect(move(first.items[0], .right, in: first, last) == "b")
    #expect(move(first.items[2], .right, in: first, last) == nil, "arrows do not leave the board")
    #expect(move(first.items[0], .down, in: first, last) == nil, "or the group")
  }

  @Test func tabStaysInAClosedGroup() {
    let row = row
    let (group, other) = (Group(row), Group(elements(["x": (0, 90)])))
    #expect(move(row[0], .forward, in: group, other) == "b" && move(row[2], .forward, in: group, other) == "a")
    #expect(move(row[2], .backward, in: group, other) == "b" && move(row[0], .backward, in: group, other) == "c")
  }

  @Test func isEndIsTrueOnlyForTheLastFocusableItem() {
    let row = row
    let group = Group(row)
    #expect(group.isEnd(row[2], towards: .forward) && !group.isEnd(row[0], towards: .forward))
    #expect(group.isEnd(row[0], towards: .backward) && !group.isEnd(row[2], towards: .backward))
    #expect(Group([]).isEnd(nil, towards: .forward) && !group.isEnd(nil, towards: .forward))
    row[2].canTakeFocus = false
    #expect(group.isEnd(row[1], towards: .forward))
  }

  @Test func arrowsStopAtTheEndsOfAClosedGroup() {
    let (row, column) = (row, column)
    #expect(move(row[1], .right, in: Group(row)) == "c" && move(row[1], .left, in: Group(row)) == "a")
    #expect(move(row[2], .right, in: Group(row)) == nil && move(row[0], .left, in: Group(row)) == nil)
    #expect(move(column[2], .down, in: Group(column)) == nil && move(column[0], .up, in: Group(column)) == nil)
    let one = elements(["only": (0, 0)])
    #expect(move(one[0], .down, in: Group(one, line: .vertical)) == nil)
  }

  @Test func arrowsAcrossARowOrColumnGoInReadingOrder() {
    let (row, column) = (row, column)
    #expect(move(row[0], .down, in: Group(row)) == "b" && move(row[1], .up, in: Group(row)) == "a")
    #expect(move(row[0], .up, in: Group(row)) == "c", "from one end to the other")
    #expect(move(column[1], .right, in: Group(column)) == "c" && move(column[1], .left, in: Group(column)) == "a")
    for item in column { item.isRightToLeft = true }
    #expect(move(column[1], .right, in: Group(column)) == "a" && move(column[1], .left, in: Group(column)) == "c")
  }

  @Test func upAndDownGoToTheClosestItemOfTheNearestRow() {
    let items = elements([
      "start": (100, 0), "far aside": (160, 50), "aside": (130, 50), "below": (100, 69), "deeper": (100, 70),
      "far": (100, 200),
    ])
    let group = Group(items)
    #expect(group.neighbor(of: items[0], towards: .down)?.name == "below")
    #expect(Group([items[0], items[1], items[2], items[4]]).neighbor(of: items[0], towards: .down)?.name == "aside")
    #expect(group.neighbor(of: items[5], towards: .up)?.name == "deeper")
    #expect(group.neighbor(of: items[0], towards: .up) == nil)
    let pair = elements(["start": (100, 0), "left": (70, 50), "right": (130, 50)])
    #expect(Group(pair).neighbor(of: pair[0], towards: .down)?.name == "left", "the first of two")
    let stairs = elements(["start": (100, 0), "lower": (70, 60), "upper": (130, 50)])
    #expect(Group(stairs).neighbor(of: stairs[0], towards: .down)?.name == "upper", "the nearer of two")
  }

  @Test func itemsAlmostInTheSameRowAreNeitherAboveNorBelow() {
    let row = elements(["a": (0, 0), "b": (50, -2), "c": (100, 1), "above": (100, -60)])
    #expect(Group(row).neighbor(of: row[0], towards: .up)?.name == "above")
    #expect(Group(row).neighbor(of: row[0], towards: .down) == nil)
    #expect(Group(row).neighbor(of: row[0], towards: .right)?.name == "b")
  }

  @Test(arguments: [(80, true), (81, false)] as [(Double, Bool)])
  func anItemBelowIsAtMostFourTimesAsFarAsideAsDown(x: Double, isBelow: Bool) {
    let items = elements(["start": (0, 0), "aside": (x, 20)])
    #expect((Group(items).neighbor(of: items[0], towards: .down) != nil) == isBelow)
  }

  @Test func leftAndRightStayInTheRow() {
    let items = elements(["start": (0, 0), "near": (30, 20), "far": (90, 19), "end": (90, 60)])
    let group = Group(items)
    #expect(group.neighbor(of: items[0], towards: .right)?.name == "far")
    #expect(group.neighbor(of: items[2], towards: .right) == nil)
    #expect(Group([items[0], items[3]]).neighbor(of: items[0], towards: .right)?.name == "end", "the nearest column")
    let same = elements(["start": (0, 0), "half a pixel": (0.5, 0), "more": (0.6, 0)])
    #expect(Group(same).neighbor(of: same[0], towards: .right)?.name == "more")
    let pair = elements(["start": (0, 0), "upper": (50, -5), "lower": (50, 5)])
    #expect(Group(pair).neighbor(of: pair[0], towards: .right)?.name == "upper", "the first of two")
  }

  @Test func columnsAreAsDeepAsHalfAnItem() {
    let wide = [("start", 0.0, 0.0), ("near", 60, 40), ("beside", 130, 15)].map { name, x, y in
      Element(name, Rect(x: x - 50, y: y - 10, width: 100, height: 20)) { _ in }
    }
    #expect(Group(wide).neighbor(of: wide[0], towards: .right)?.name == "near")
  }

  @Test func arrowsAlongAListStayInTheList() {
    let items = elements(["start": (0, 0), "nearer": (100, 50), "below": (0, 90)])
    #expect(Group(items, line: .vertical).neighbor(of: items[0], towards: .down)?.name == "below")
    #expect(Group([items[0], items[1]], line: .vertical).neighbor(of: items[0], towards: .down) == nil)
    #expect(Group([items[0], items[1]], line: .horizontal).neighbor(of: items[0], towards: .right) == nil)
    #expect(Group(items, line: .vertical).neighbor(of: items[0], towards: .right)?.name == "nearer")
  }

  @Test func aDigitSelectsAnItemOfTheRow() {
    let items = elements(["c": (100, 19), "b": (50, -19), "a": (0, 0), "other row": (20, 20), "above": (30, -20)])
    let group = Group(items)
    #expect((0..<4).map { group.item(inRowOf: items[2], at: $0)?.name } == ["a", "b", "c", nil])
    #expect(group.item(inRowOf: items[2], at: -1) == nil)
    items[2].isRightToLeft = true
    #expect((0..<3).map { group.item(inRowOf: items[2], at: $0)?.name } == ["c", "b", "a"])
  }

  @Test func anEdgeIsTheLastItemOfTheRowOrColumn() {
    let items = elements(["start": (0, 0), "in row": (50, 19), "end": (90, 0), "beside": (200, 20), "below": (0, 80)])
    let group = Group(items)
    #expect(group.edge(of: items[0], towards: .right).name == "end")
    #expect(group.edge(of: items[2], towards: .left).name == "start")
    #expect(group.edge(of: items[0], towards: .down).name == "below")
    #expect(group.edge(of: items[0], towards: .left).name == "start", "there is no other item")
    #expect(Group([items[0], items[3]]).edge(of: items[0], towards: .right).name == "beside", "none in the row")
    let ends = elements(["start": (0, 0), "aside": (90, 10), "straight": (90, 5)])
    #expect(Group(ends).edge(of: ends[0], towards: .right).name == "straight")
    let pair = elements(["start": (0, 0), "upper": (90, -5), "lower": (90, 5)])
    #expect(Group(pair).edge(of: pair[0], towards: .right).name == "upper", "the first of two")
  }

  @Test func theEndOfAShortRowIsItsLastItem() {
    let items = elements(["a": (0, 0), "b": (50, 0), "c": (100, 0), "d": (0, 50), "e": (50, 50)])
    let group = Group(items)
    #expect(group.edge(of: items[3], towards: .right).name == "e")
    #expect(group.edge(of: items[4], towards: .right).name == "e", "it stays in its row")
    #expect(group.edge(of: items[1], towards: .down).name == "e")
    #expect(group.edge(of: items[4], towards: .down).name == "e", "and in its column")
    #expect(group.edge(of: items[2], towards: .down).name == "e", "alone in its column")
  }

  @Test func theOnlyItemOfAListIsItsEnd() {
    let items = elements(["only": (0, 0), "of another list": (100, 50)])
    #expect(Group(items, line: .vertical).edge(of: items[0], towards: .down).name == "only")
    #expect(Group(items).edge(of: items[0], towards: .down).name == "of another list")
  }

  @Test func directionsHaveOppositesAndAxes() {
    for (one, other) in [(FocusDirection.left, FocusDirection.right), (.up, .down), (.forward, .backward)] {
      #expect(one.opposite == other && other.opposite == one)
    }
    #expect(FocusDirection.up.isAlong(.vertical) && !FocusDirection.up.isAlong(.horizontal))
    #expect(FocusDirection.left.isAlong(.horizontal) && !FocusDirection.left.isAlong(.vertical))
    #expect(!FocusDirection.forward.isAlong(.vertical) && !FocusDirection.down.isAlong(nil))
  }
}
