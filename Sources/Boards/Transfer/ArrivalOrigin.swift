import DragAndDrop
import Widgets

/// Where items that are dropped on a board come from, and how they are to come.
enum ArrivalOrigin {
  /// Another board of the program.
  case board(DepartingItems, DropOperation)
  /// Another program.
  case program(TransferOffer, DragActions)

  /// The items on their board; nil for those of another program.
  var departing: DepartingItems? { if case .board(let departing, _) = self { departing } else { nil } }

  /// Tells the board or the program what has become of the items, of which this board has kept some.
  func finish(kept: [AnyHashable], of dropped: [AnyHashable]) {
    switch self {
    case .board(let departing, let operation): departing.settle(kept: kept, of: dropped, as: operation)
    case .program(let offer, let action):
      // After a move, the program deletes all of its content.
      let isIncomplete = action == .move && kept.count < dropped.count
      offer.finish(kept.isEmpty || isIncomplete ? [] : action)
    }
  }
}
