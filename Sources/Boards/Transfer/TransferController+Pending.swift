import DragAndDrop
import Widgets

/// Drops on boards whose rules decide later: until then, items of a board stay pending there, and programs wait.
extension TransferController {
  package var focusedID: AnyHashable? { board.focusedItem.flatMap(coordinator.item).map { AnyHashable($0) } }

  /// Passes the ends of dropped items to where they come from; nil if their drop is pending.
  ///
  /// The ends of a pending drop are passed on once it is decided.
  func settle(_ origin: ArrivalOrigin, _ items: [Item], _ ends: [End]?) {
    if let ends {
      let kept = ends.filter { $0.outcome.stays }.map { AnyHashable($0.item) }
      return origin.finish(kept: kept, of: items.map { AnyHashable($0) })
    }
    // The other board keeps what is copied, whatever is decided.
    if case .board(let departing, let operation) = origin, operation != .move {
      return departing.arrived(as: operation)
    }
    pending.append(
      PendingArrival(
        items: items, origin: origin, before: Set(coordinator.pieceOrder), ends: model.dragState.makeEndReader()))
    origin.departing?.board = board
    origin.departing?.wait()
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
      pending.removeAll { $0.items == drop.items }
      let items = Set(drop.items)
      let ends = model.dragState.newEnds(for: drop.ends).filter { items.contains($0.item) }
      moveFocus(with: drop, ends)
      settle(drop.origin, drop.items, ends)
    }
    for value in waiting where lead(of: value).flatMap(model.session.pendingDrop(containing:)) == nil {
      waiting.removeAll { $0 === value }
      value.endWait()
      value.board?.transferPeer?.withdraw(value)
    }
  }

  /// Moves the focus from the piece of the lead on its own board to the first piece here, unless the lead comes back.
  private func moveFocus(with drop: PendingArrival<Model.Rules>, _ ends: [End]) {
    guard let departing = drop.origin.departing, departing.source?.focusedID == departing.lead,
      !ends.contains(where: { !$0.outcome.stays && AnyHashable($0.item) == departing.lead }),
      let arrived = ends.first(where: { $0.outcome.stays }), case .stays(let place) = arrived.outcome
    else { return }
    coordinator.focusNext { [weak coordinator] in
      coordinator?.focusOrder.piece(arrivedFor: arrived.item, at: place, before: drop.before)
    }
  }
}
