import DragAndDrop
import Widgets

/// Moves to other boards whose rules decide later: the items stay pending on their own board until then.
extension TransferController {
  package var focusedID: AnyHashable? { board.focusedItem.flatMap(coordinator.item).map { AnyHashable($0) } }

  /// Passes the ends of dropped items to the board that they come from; nil if their drop is pending.
  ///
  /// The ends of a pending move are passed on once it is decided.
  func settle(_ origin: DepartingItems, _ items: [Item], _ ends: [End]?, as operation: DropOperation) {
    if let ends {
      let kept = ends.filter { $0.outcome.stays }.map { AnyHashable($0.item) }
      return origin.settle(kept: kept, of: items.map { AnyHashable($0) }, as: operation)
    }
    // The board keeps what is copied, whatever is decided.
    guard operation == .move else { return origin.arrived(as: operation) }
    pending.append(
      PendingArrival(
        items: items, origin: origin, before: Set(coordinator.pieceOrder), ends: model.dragState.makeEndReader()))
    origin.board = board
    origin.wait()
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
    for drop in pending where drop.items.first.flatMap(model.session.pendingDrop(containing:)) == nil {
      pending.removeAll { $0.origin === drop.origin }
      let items = Set(drop.items)
      let ends = model.dragState.newEnds(for: drop.ends).filter { items.contains($0.item) }
      moveFocus(with: drop, ends)
      settle(drop.origin, drop.items, ends, as: .move)
    }
    for value in waiting where lead(of: value).flatMap(model.session.pendingDrop(containing:)) == nil {
      waiting.removeAll { $0 === value }
      value.endWait()
      value.board?.transferPeer?.withdraw(value)
    }
  }

  /// Moves the focus from the piece of the lead on its own board to the first piece here, unless the lead comes back.
  private func moveFocus(with drop: PendingArrival<Model.Rules>, _ ends: [End]) {
    let lead = drop.origin.lead
    let isBack = ends.contains { !$0.outcome.stays && AnyHashable($0.item) == lead }
    guard !isBack, drop.origin.source?.focusedID == lead, let arrived = ends.first(where: { $0.outcome.stays }),
      case .stays(let place) = arrived.outcome
    else { return }
    coordinator.focusNext { [weak coordinator] in
      coordinator?.focusOrder.piece(arrivedFor: arrived.item, at: place, before: drop.before)
    }
  }
}
