import Geometry
import InputEvents

/// Items that are one Tab stop, with arrow keys inside; in a closed group, Tab moves from item to item and wraps.
@MainActor package protocol FocusGrouping {
  associatedtype Element: BoardElement

  /// The items in reading order.
  var items: [Element] { get set }
  /// Whether the focus stays in the group, as during a keyboard drag.
  var isClosed: Bool { get }
  var isScanned: Bool { get }
  /// The direction of lists, at whose ends arrow keys stop; nil if they move on to the nearest item beside the line.
  var line: Direction? { get }

  init(_ items: [Element], isClosed: Bool, isScanned: Bool, line: Direction?)
}

extension FocusGrouping {
  /// Moves the focus; returns false if it should leave the board.
  package static func moveFocus(from current: Element?, towards direction: FocusDirection, in groups: [Self]) -> Bool {
    let groups = groups.map(\.withFocusableItems).filter { !$0.items.isEmpty }
    guard let current, let index = groups.firstIndex(where: { $0.contains(current) }) else {
      // The focus comes from outside, or from an item that cannot be focused any more.
      let entered = direction == .backward ? groups.last : groups.first
      return entered?.enter() ?? false
    }
    let group = groups[index]
    if group.isClosed { return group.moveWithin(from: current, towards: direction) }
    switch direction {
    case .forward: return index + 1 < groups.count && groups[index + 1].enter()
    case .backward: return index > 0 && groups[index - 1].enter()
    case .up, .down, .left, .right:
      group.neighbor(of: current, towards: direction)?.grabFocus()
      // Also at the edge, so that GTK does not move the focus out of the board.
      return true
    }
  }

  package var withFocusableItems: Self {
    var group = self
    group.items.removeAll { !$0.canTakeFocus }
    return group
  }

  func contains(_ item: Element) -> Bool { items.contains { $0 === item } }

  /// Returns whether Tab would go from `current` to the other end of the group.
  package func isEnd(_ current: Element?, towards direction: FocusDirection) -> Bool {
    let items = withFocusableItems.items
    return items.isEmpty || current === (direction == .backward ? items.first : items.last)
  }

  /// Focuses the item that had the focus last, or the first one.
  private func enter() -> Bool {
    let last = items.filter { $0.focusSerial > 0 }.max { $0.focusSerial < $1.focusSerial }
    return (last ?? items.first)?.grabFocus() ?? false
  }

  /// Moves to the neighbor in a direction or, for Tab or without a neighbor on either side, to the next item in order.
  private func moveWithin(from current: Element, towards direction: FocusDirection) -> Bool {
    let isTab = direction == .forward || direction == .backward
    if !isTab, let neighbor = neighbor(of: current, towards: direction) { return neighbor.grabFocus() }
    // At the end of a row or column, an arrow key does nothing.
    if !isTab, direction.isAlong(line) || neighbor(of: current, towards: direction.opposite) != nil { return true }
    return step(from: current, by: direction.isBackward(isRightToLeft: current.isRightToLeft) ? -1 : 1)
  }

  private func step(from current: Element, by offset: Int) -> Bool {
    guard let index = items.firstIndex(where: { $0 === current }) else { return false }
    return items[(index + offset + items.count) % items.count].grabFocus()
  }

  /// Returns the next item in a direction, by the centers of the frames.
  ///
  /// Up and down move to the nearest row, and there to the item that is least to the side. Left and right stay in the
  /// row and move to the nearest column only at its end. Along the ``line``, they stay in it.
  package func neighbor(of current: Element, towards direction: FocusDirection) -> Element? {
    if direction.isHorizontal || direction.isAlong(line),
      let item = itemsInLine(ahead: direction, of: current).min(by: { $0.ahead < $1.ahead })?.item
    {
      return item
    }
    guard !direction.isAlong(line) else { return nil }
    let candidates = items(ahead: direction, of: current)
    guard let nearest = candidates.map(\.ahead).min() else { return nil }
    let depth = direction.halfExtents(of: current.frame.size).depth
    return candidates.filter { $0.ahead < nearest + depth }.min { ($0.across, $0.ahead) < ($1.across, $1.ahead) }?.item
  }

  /// How many times farther to the side than ahead an item may be: one in the same row lies neither above nor below.
  private static var largestSlant: Double { 4 }

  /// Returns the items in a direction from `current`, with their distances in this direction and to the side.
  private func items(
    ahead direction: FocusDirection, of current: Element
  ) -> [(item: Element, ahead: Double, across: Double)] {
    items.filter { $0 !== current }.compactMap { item in
      let (ahead, across) = direction.split(item.frame.center - current.frame.center)
      return ahead > 0.5 && across <= Self.largestSlant * ahead ? (item, ahead, across) : nil
    }
  }

  /// Returns those of the items in a direction that are in the row or, for up and down, in the column of `current`.
  private func itemsInLine(
    ahead direction: FocusDirection, of current: Element
  ) -> [(item: Element, ahead: Double, across: Double)] {
    let breadth = direction.halfExtents(of: current.frame.size).breadth
    return items(ahead: direction, of: current).filter { $0.across < breadth }
  }

  /// Returns the item at an index in the row of `current`, counted from 0 at the start of reading; nil for none.
  package func item(inRowOf current: Element, at index: Int) -> Element? {
    let row = items.filter { abs($0.frame.center.y - current.frame.center.y) < current.frame.size.height / 2 }
    let side = current.isRightToLeft ? -1.0 : 1
    let sorted = row.sorted { $0.frame.center.x * side < $1.frame.center.x * side }
    return sorted.indices.contains(index) ? sorted[index] : nil
  }

  /// Returns the last item in a direction, in the row or column of `current`; `current` if it is that item.
  ///
  /// From an item that is alone in its row or column, it is the farthest one in the direction, except along the ``line``.
  package func edge(of current: Element, towards direction: FocusDirection) -> Element {
    var found = itemsInLine(ahead: direction, of: current)
    let isAlone = found.isEmpty && itemsInLine(ahead: direction.opposite, of: current).isEmpty
    if isAlone, !direction.isAlong(line) { found = items(ahead: direction, of: current) }
    return found.max { ($0.ahead, -$0.across) < ($1.ahead, -$1.across) }?.item ?? current
  }
}

extension FocusDirection {
  var isHorizontal: Bool { self == .left || self == .right }

  func isAlong(_ line: Direction?) -> Bool {
    switch self {
    case .up, .down: line == .vertical
    case .left, .right: line == .horizontal
    case .forward, .backward: false
    }
  }

  func halfExtents(of size: Size) -> (depth: Double, breadth: Double) {
    let (ahead, across) = split(Point(x: size.width / 2, y: size.height / 2))
    return (abs(ahead), across)
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

  func isBackward(isRightToLeft: Bool) -> Bool {
    switch self {
    case .backward, .up: true
    case .left: !isRightToLeft
    case .right: isRightToLeft
    case .forward, .down: false
    }
  }

  func split(_ vector: Point) -> (ahead: Double, across: Double) {
    switch self {
    case .right, .forward: (vector.x, abs(vector.y))
    case .left, .backward: (-vector.x, abs(vector.y))
    case .down: (vector.y, abs(vector.x))
    case .up: (-vector.y, abs(vector.x))
    }
  }
}
