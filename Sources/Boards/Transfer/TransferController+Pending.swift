import DragAndDrop
import Widgets

/// Moves to other boards whose rules decide later: the items stay pending on their own board until then.
extension TransferController {
  package var focusedID: AnyHashable? { board.focusedItem.flatMap(coordinator.item).map { AnyHashable($0) } }

  /// Passes the result of a drop to the board that the items come from; that of a pending move once it is decided.
  func settle(_ origin: DepartingItems, _ item: Item, as operation: DropOperation, stays: Bool) {
    if leavesPending(origin, item, as: operation) { return }
    if stays { origin.arrived(as: operation) } else { origin.cameBack() }
  }

  /// Lets the board that the items come from keep them while their move is pending here; returns whether it is.
  @discardableResult
  func leavesPending(_ origin: DepartingItems, _ item: Item, as operation: DropOperation) -> Bool {
    guard operation == .move, model.session.pendingDrop(containing: item) != nil else { return false }
    pending.append((item, origin, Set(coordinator.pieceOrder)))
    origin.board = board
    origin.wait()
    return true
  }

  package func wait(for departing: DepartingItems) {
    guard let item = lead(of: departing) else { return }
    if self.departing?.value === departing, self.departing?.drag == nil { self.departing = nil }
    waiting.append(departing)
    model.suspend(departing.items.compactMap { $0.base as? Item }, with: item)
    // There, Escape puts it back.
    coordinator.focusNext { [weak coordinator] in coordinator?.pieces[item] }
  }

  /// Passes on what was decided here, and takes back from other boards what the user has put back here.
  func settlePending() {
    for drop in pending where model.session.pendingDrop(containing: drop.item) == nil {
      pending.removeAll { $0.origin === drop.origin }
      guard case .stays(let place) = model.dragState.recentEnds.last(where: { $0.item == drop.item })?.outcome else {
        drop.origin.cameBack()
        continue
      }
      if drop.origin.source?.focusedID == drop.origin.lead {
        coordinator.focusNext { [weak coordinator] in
          coordinator?.focusOrder.piece(arrivedFor: drop.item, at: place, before: drop.before)
        }
      }
      drop.origin.arrived(as: .move)
    }
    for value in waiting where lead(of: value).flatMap(model.session.pendingDrop(containing:)) == nil {
      waiting.removeAll { $0 === value }
      value.endWait()
      value.board?.transferPeer?.withdraw(value)
    }
  }
}
