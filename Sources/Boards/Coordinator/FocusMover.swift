import Widgets

/// A move of the keyboard focus that is performed before the next frame.
final class FocusMover {
  private let board: Board
  private var target: (() -> BoardItem?)?
  private var moving: Scheduled?
  private let moved: () -> Void

  init(on board: Board, moved: @escaping () -> Void) { (self.board, self.moved) = (board, moved) }

  /// The item to which the focus is about to move; nil if it stays where it is.
  var nextItem: BoardItem? { target?() }
  var upcomingItem: BoardItem? { nextItem ?? board.focusedItem }
  var isPending: Bool { target != nil }

  /// Moves the focus once the current state of the model is shown, possibly on another board.
  func move(to item: @escaping () -> BoardItem?) {
    target = item
    schedule()
  }

  /// Moves the focus from a widget in an item that is about to be removed to the next item, or else the previous one.
  func leave(_ item: BoardItem?) {
    guard let item, board.itemWithInnerFocus === item, let index = board.items.firstIndex(where: { $0 === item }) else {
      return
    }
    let others = board.items[(index + 1)...] + board.items[..<index].reversed()
    let next = others.first { $0 is Piece && $0.canTakeFocus }
    move { [weak next] in next }
  }

  /// Moves the focus before the next frame: after the observation of the view, because the move changes the model.
  func schedule() {
    if isPending { moving = .beforeNextFrame { [weak self] in self?.moveNow() } }
  }

  private func moveNow() {
    let item = target?()
    target = nil
    // GTK sends no notification if the item itself already has the focus.
    if let item, item.hasFocus, board.focusedItem === item { board.focusMoved(to: item) } else { item?.grabFocus() }
    moved()
  }
}
