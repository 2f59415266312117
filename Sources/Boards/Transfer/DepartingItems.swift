import DragAndDrop
import Geometry
import Widgets

/// Items of a board that are dragged, carried or pasted to another board of the program.
package final class DepartingItems {
  /// The items, of the type of their model, in their order of dropping.
  let items: [AnyHashable]
  /// The item that is held, or with which the others were cut or copied.
  let lead: AnyHashable
  /// Their content, best format first.
  let forms: [TransferContent]
  /// The size of the piece, and the point at which it is held, in its coordinates.
  let (size, grab): (Size, Point)
  /// Whether the items were cut rather than copied, if they are in the clipboard.
  let isCut: Bool
  /// The operations with which the items go to other boards, the default first; at least one.
  let operations: [DropOperation]
  let model: AnyObject
  private(set) weak var source: (any TransferPeer)?
  /// The board over which the items are.
  weak var board: Board?
  /// Whether the source needs no outcome any more.
  var isSettled = false
  /// Whether the items were dropped on another board, which has yet to accept them.
  private(set) var isPending = false

  init(
    _ items: [AnyHashable], with lead: AnyHashable, _ forms: [TransferContent], as operations: [DropOperation],
    of model: AnyObject, from source: any TransferPeer, size: Size, grab: Point, isCut: Bool
  ) {
    (self.items, self.lead, self.forms, self.model, self.source) = (items, lead, forms, model, source)
    (self.size, self.grab, self.isCut) = (size, grab, isCut)
    self.operations = operations.isEmpty ? [.move] : operations
  }

  /// The operation of a move by keys or the menu; items that were cut move.
  var operation: DropOperation { isCut ? .move : operations.first ?? .move }

  /// Returns whether a board is in the piece of one of the items, which cannot go into themselves.
  func contains(_ board: Board) -> Bool { source?.contains(board, in: items) == true }

  /// Tells the source which of the items have arrived, nil for all, and that the others have come back.
  ///
  /// `isAnnounced` is false if no board of the program announces that.
  func arrived(_ arrived: [AnyHashable]? = nil, as operation: DropOperation, isAnnounced: Bool = true) {
    guard !isSettled else { return }
    isSettled = true
    source?.arrived(arrived ?? items, of: self, as: operation, isAnnounced: isAnnounced)
  }

  /// Tells the source what has become of the items, once a board has kept some of those that were dropped there.
  func settle(kept: [AnyHashable], of dropped: [AnyHashable], as operation: DropOperation) {
    if kept.isEmpty { return cameBack() }
    guard operation == .move, kept.count < dropped.count else { return arrived(as: operation) }
    // Of items that were made of the content, it is unknown which ones became those that were kept.
    if dropped == items { arrived(kept, as: .move) } else { arrived(as: .copy) }
  }

  /// Tells the source that the board where the items were dropped has yet to accept them.
  func wait() {
    isPending = true
    source?.wait(for: self)
  }

  /// Tells the source that the items have come back, and whether the focus goes back with them.
  func cameBack(movesFocus: Bool = true) {
    guard !isSettled, isPending || !isCut else { return }
    endWait()
    source?.cameBack(self, movesFocus: movesFocus)
  }

  /// Settles the items, unless they were cut: those can be pasted again.
  func endWait() { (isSettled, isPending) = (!isCut, false) }
}

/// A board that exchanges items with others.
@MainActor package protocol TransferPeer: AnyObject {
  var board: Board { get }
  /// The item of the focused piece.
  var focusedID: AnyHashable? { get }

  /// Returns the moves that a menu offers for items of another board.
  func commands(for departing: DepartingItems) -> [(label: String, perform: () -> Void)]
  /// Lets keys move items of another board, or its own again; returns false if no place can be reached here.
  func enter(with departing: DepartingItems, towards direction: FocusDirection) -> Bool
  /// Moves the focus of a keyboard drag on to another board of the window; returns false without one.
  func moveFocusOn(towards direction: FocusDirection) -> Bool
  /// Returns whether a board is in the piece of one of the items.
  func contains(_ board: Board, in items: [AnyHashable]) -> Bool
  /// Moves what is dragged over this board; returns the action of a drop there, none to refuse it.
  func dragged(_ drag: ExternalDropTarget.Drag, to point: Point) -> DragActions
  /// Ends the stay of another board's items here.
  func withdraw(_ departing: DepartingItems)
  /// Keeps items pending that another board has yet to accept.
  func wait(for departing: DepartingItems)
  /// Ends the drags of all items: some have arrived elsewhere, and the others have come back.
  func arrived(_ items: [AnyHashable], of departing: DepartingItems, as operation: DropOperation, isAnnounced: Bool)
  func cameBack(_ departing: DepartingItems, movesFocus: Bool)
  /// Takes back the items that keys have carried to another board, after their drag has ended there.
  func carryEnded(_ departing: DepartingItems, movesFocus: Bool)
}

extension TransferPeer {
  /// The boards of the window that exchange items, in reading order, this one included.
  var peers: [any TransferPeer] {
    board.customWidgetsOfWindow.compactMap { ($0 as? Board)?.transferPeer }
  }
}
