import DragAndDrop
import Widgets

/// Items of a board that make up one stop of the Tab key, at the one that had the focus last; arrow keys move among them.
public struct FocusGroup {
  /// The items in reading order.
  public var items: [BoardItem]
  /// Whether the focus stays within: Tab and the arrows go round, as while a piece is carried by the keyboard.
  public var isClosed: Bool
  /// Whether a switch has something to select here: without, the items only tell of themselves.
  public var isScanned: Bool

  /// A group of `items`.
  public init(_ items: [BoardItem], isClosed: Bool = false, isScanned: Bool = true) {
    (self.items, self.isClosed, self.isScanned) = (items, isClosed, isScanned)
  }

  /// Moves the focus on from `current`; false lets it leave the board.
  static func next(after current: BoardItem?, towards direction: FocusDirection, in groups: [FocusGroup]) -> Bool {
    let groups = groups.map(\.focusable).filter { !$0.items.isEmpty }
    guard let current, let index = groups.firstIndex(where: { $0.contains(current) }) else {
      // The focus comes in from outside, or from an item that has just lost its group.
      let entered = direction == .backward ? groups.last : groups.first
      return entered?.enter() ?? false
    }
    let group = groups[index]
    switch direction {
    case _ where group.isClosed: return group.goRound(from: current, towards: direction)
    case .forward: return index + 1 < groups.count && groups[index + 1].enter()
    case .backward: return index > 0 && groups[index - 1].enter()
    default:
      // An arrow at the edge stays: it must not leak into what happens to lie beyond the board.
      group.neighbor(of: current, towards: direction)?.grabFocus()
      return true
    }
  }

  /// The group with those of its items that can take the focus now.
  var focusable: FocusGroup {
    FocusGroup(items.filter { $0.isVisible && $0.isSensitive && $0.isFocusable }, isClosed: isClosed)
  }

  private func contains(_ item: BoardItem) -> Bool { items.contains { $0 === item } }

  /// Goes to the item that had the focus last, or to the first one if none ever had it.
  private func enter() -> Bool {
    let last = items.filter { $0.focusSerial > 0 }.max { $0.focusSerial < $1.focusSerial }
    return (last ?? items.first)?.grabFocus() ?? false
  }

  /// Tab goes round in order, and an arrow to the neighbor on its side, or in order where there is none on that line.
  private func goRound(from current: BoardItem, towards direction: FocusDirection) -> Bool {
    let isTab = direction == .forward || direction == .backward
    if !isTab, let neighbor = neighbor(of: current, towards: direction) { return neighbor.grabFocus() }
    // At the end of a row or column of several the focus stays.
    if !isTab, neighbor(of: current, towards: direction.opposite) != nil { return true }
    return step(from: current, by: direction.isBackward(isRightToLeft: current.isRightToLeft) ? -1 : 1)
  }

  private func step(from current: BoardItem, by step: Int) -> Bool {
    guard let index = items.firstIndex(where: { $0 === current }) else { return false }
    return items[(index + step + items.count) % items.count].grabFocus()
  }

  /// The next item in a direction, by frames; arrows lead from every item to every other one.
  ///
  /// Up and down go to the nearest row, and there to what lies least aside. Left and right stay in the row. Only at its end
  /// they go on to the nearest column.
  package func neighbor(of current: BoardItem, towards direction: FocusDirection) -> BoardItem? {
    let ahead = ahead(of: current, towards: direction)
    let (depth, breadth) = direction.halves(of: current.frame.size)
    let line = direction.isSideways ? ahead.filter { $0.aside < breadth } : []
    guard line.isEmpty else { return line.min { $0.ahead < $1.ahead }?.item }
    guard let nearest = ahead.map(\.ahead).min() else { return nil }
    return ahead.filter { $0.ahead < nearest + depth }.min { ($0.aside, $0.ahead) < ($1.aside, $1.ahead) }?.item
  }

  /// What lies in a direction, how far ahead and how far aside.
  private func ahead(
    of current: BoardItem, towards direction: FocusDirection
  ) -> [(item: BoardItem, ahead: Double, aside: Double)] {
    items.filter { $0 !== current }.compactMap { item in
      let (ahead, aside) = direction.split(item.frame.center - current.frame.center)
      return ahead > 0.5 ? (item, ahead, aside) : nil
    }
  }

  /// The item at a column of the row that `current` lies in, counted from zero from where reading starts; nil past its end.
  public func item(inRowOf current: BoardItem, at column: Int) -> BoardItem? {
    let row = items.filter { abs($0.frame.center.y - current.frame.center.y) < current.frame.size.height / 2 }
    let side = current.isRightToLeft ? -1.0 : 1
    let sorted = row.sorted { $0.frame.center.x * side < $1.frame.center.x * side }
    return sorted.indices.contains(column) ? sorted[column] : nil
  }

  /// The item at the far end of the group in a direction: of the row or column, or of the whole group.
  public func edge(of current: BoardItem, towards direction: FocusDirection) -> BoardItem {
    let ahead = ahead(of: current, towards: direction)
    let line = ahead.filter { $0.aside < direction.halves(of: current.frame.size).breadth }
    return (line.isEmpty ? ahead : line).max { ($0.ahead, -$0.aside) < ($1.ahead, -$1.aside) }?.item ?? current
  }
}

nonisolated extension FocusDirection {
  var isSideways: Bool { self == .left || self == .right }

  /// Half of an extent along this direction, and half of the one across.
  func halves(of size: Size) -> (depth: Double, breadth: Double) {
    let (ahead, aside) = split(Point(x: size.width / 2, y: size.height / 2))
    return (abs(ahead), aside)
  }

  var opposite: FocusDirection {
    switch self {
    case .forward: .backward
    case .backward: .forward
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// Whether it leads back in reading order.
  func isBackward(isRightToLeft: Bool) -> Bool {
    switch self {
    case .backward, .up: true
    case .left: !isRightToLeft
    case .right: isRightToLeft
    case .forward, .down: false
    }
  }

  /// A way split into how far it leads in this direction, and how far it strays to a side.
  func split(_ way: Point) -> (ahead: Double, aside: Double) {
    switch self {
    case .right, .forward: (way.x, abs(way.y))
    case .left, .backward: (-way.x, abs(way.y))
    case .down: (way.y, abs(way.x))
    case .up: (-way.y, abs(way.x))
    }
  }
}
