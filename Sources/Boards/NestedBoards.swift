import DragAndDrop
import Geometry
import Widgets

/// Boards in the items of other boards, of which the innermost gets the input first.
extension Board {
  var outerBoard: Board? { ancestor(Board.self) }

  /// Lets the board around this one allocate the item with this one as well, which GTK leaves to that board.
  func invalidateOuterItem() { ancestor(BoardItem.self)?.invalidate() }

  /// The innermost board in this one that has the focus; nil for none.
  var innerBoardWithFocus: Board? { focusedDescendant(Board.self) }

  /// Returns the innermost board in this one at a point; nil for none.
  func innerBoard(at point: Point) -> Board? { descendant(Board.self, at: point) }

  /// Returns the innermost board at a point in an item at rest, which a held piece can cover; nil for none.
  func innerBoardAtRest(at point: Point) -> Board? {
    for item in items.reversed() where !item.isAboveSiblings && item.isShown(at: point) {
      if let board = convert(point, to: item).flatMap({ item.descendant(Board.self, at: $0) }) { return board }
    }
    return nil
  }

  /// Returns the piece that a press at a point hits; nil for none.
  func piece(at point: Point) -> BoardItem? {
    items.last { $0 is Piece && $0.isVisible && $0.isTarget && $0.isHit(at: point) }
  }

  /// Returns whether a piece of a board in this one is at a point.
  func hasInnerPiece(at point: Point) -> Bool {
    guard let inner = innerBoard(at: point), let innerPoint = convert(point, to: inner) else { return false }
    return inner.piece(at: innerPoint) != nil
  }

  /// Handles a key, unless a board in this one has the focus, which passes on what it does not handle.
  func keyPressed(_ key: KeyPress) -> Bool { innerBoardWithFocus == nil && handle(key) }

  private func handle(_ key: KeyPress) -> Bool {
    onKey.call(options.keys.standardized(key)) || outerBoard?.handle(key) == true
  }

  /// Does what the keys `BoardKeys.pickUp` do on the focused item, whichever they are.
  func activateFocusedItem() -> Bool { onKey.call(KeyPress(.activate)) || outerBoard?.activateFocusedItem() == true }

  /// Adds the groups of the boards in this one, or returns those of a drag alone.
  func withInnerBoards(_ own: ScanGroups) -> ScanGroups {
    let inner = items.flatMap { item in
      item.customWidgets.compactMap { $0 as? Board }.filter { $0.outerBoard === self }
    }
    return inner.compactMap(\.scanGroups).reduce(own) { all, groups in
      if all.isClosed { return all }
      if groups.isClosed { return groups }
      let frames = all.frames.flatMap { own in groups.frames.map { own + $0 } }
      return ScanGroups(all.groups + groups.groups, frames: frames)
    }
  }
}
