import DragAndDrop
import Geometry
import Widgets

/// The exchange of items between the board of a coordinator and other boards and programs.
package final class TransferController<Model: DragModel>: TransferPeer, TransferInput {
  package typealias Item = Model.Item
  package typealias End = DragState<Model.Rules>.End

  unowned let coordinator: DragCoordinator<Model>
  package let board: Board
  let transfer: ItemTransfer<Item>
  /// The items that an external drag or a carry by keys takes beyond the board.
  var departing: (value: DepartingItems, items: [Item], drag: ExternalDrag?)?
  /// The items of another board that are over this one; nil as their origin for those of another program.
  var arriving: (items: [Item], origin: DepartingItems?)? {
    didSet { coordinator.display.updateOpacity(of: (oldValue?.items ?? []) + (arriving?.items ?? [])) }
  }
  /// The items that were cut and are not pasted yet.
  var cut: (value: DepartingItems, items: [Item])? { didSet { cutChanged(from: oldValue?.items ?? []) } }
  var clipboardToken: ClipboardToken?
  /// This board's items that other boards have yet to accept.
  var waiting: [DepartingItems] = []
  /// What comes from other boards and programs, and is pending here.
  var pending: [PendingArrival<Model.Rules>] = []
  package private(set) var target: ExternalDropTarget?
  var reading: Task<Void, Never>?

  init(_ coordinator: DragCoordinator<Model>, _ transfer: ItemTransfer<Item>) {
    (self.coordinator, self.transfer, board) = (coordinator, transfer, coordinator.board)
    board.transferPeer = self
    board.addStyle("exchanging")
    // Before the entries in pieces, which would take the items as text.
    target = ExternalDropTarget(
      on: board, kinds: transfer.kinds, actions: [.copy, .move, .link], phase: .capture
    ) { [weak self] in
      self?.dragged($0, to: $1) ?? []
    } left: { [weak self] in
      self?.left()
    } passesOn: { [weak self] in
      self?.passesOn($0, at: $1) ?? false
    } dropped: { [weak self] _, drag, offer, point in
      self?.dropped(drag, offer, at: point)
    }
    addActions()
  }

  isolated deinit {
    reading?.cancel()
    departing?.drag?.cancel()
    for drop in pending { drop.origin.finish(kept: [], of: []) }
    target?.remove()
    ActionGroup.remove(from: board, as: "clipboard")
  }

  var model: Model { coordinator.model }

  /// Returns whether an item is shown faded, because it was cut or is beyond the board.
  func isFaded(_ item: Item) -> Bool {
    cut?.items.contains(item) == true || departing?.drag != nil && departing?.items.contains(item) == true
  }

  /// Returns whether a drag of another board or program, with a picture at the pointer, holds an item over this board.
  func isShownElsewhere(_ item: Item) -> Bool {
    arriving?.items.contains(item) == true && model.session.activeDrag(containing: item)?.input.isHeld == true
  }

  /// Returns whether an external drag holds an item, whose own press has ended.
  func isDeparted(_ item: Item) -> Bool { departing?.value.lead == AnyHashable(item) }

  /// Returns whether an item is over another board or none, so that its piece rests.
  func isElsewhere(_ item: Item) -> Bool {
    departing.map { $0.drag != nil && $0.items.contains(item) && $0.value.board !== board } ?? false
  }

  /// Whether external drags keep the drags of the session when the window becomes inactive.
  var isActive: Bool { departing?.drag != nil || arriving != nil }

  /// Returns the size of an arriving item, which has no piece yet.
  func size(of item: Item) -> Size? {
    if let arriving, arriving.items.first == item { return arriving.origin?.size ?? Size(width: 1, height: 1) }
    return over?.size
  }
  /// The items of another board of the same model that are over this one.
  weak var over: DepartingItems?

  /// Ends what belongs to drags that the session no longer has.
  func sessionChanged() {
    settlePending()
    if let departing, lead(of: departing.value).flatMap(model.session.drag(containing:)) == nil {
      self.departing = nil
      departing.value.isSettled = true
      departing.drag?.cancel()
      departing.value.board?.transferPeer?.withdraw(departing.value)
    }
    if let arriving, arriving.items.first.flatMap(model.session.activeDrag(of:)) == nil {
      self.arriving = nil
      // The piece that was picked up instead keeps the focus here.
      if let origin = arriving.origin { origin.source?.carryEnded(origin, movesFocus: !model.session.isDragging) }
    }
  }

  /// Returns the items of this board's type for those of another board.
  func items(of departing: DepartingItems, asCopy isCopy: Bool) -> [Item] {
    let same = departing.items.compactMap { $0.base as? Item }
    let made = isCopy || same.count < departing.items.count ? transfer.items(for: departing.forms) : []
    return made.isEmpty && same.count == departing.items.count ? same : made
  }

  /// Drops items from elsewhere on a place, and focuses the first that stays; returns their ends, nil if it is pending.
  func accept(_ items: [Item], on place: Model.Place?, at point: Point? = nil, by input: DragInput) -> [End]? {
    arriving = nil
    guard let item = items.first, model.receive(items, by: input, at: point) else { return [] }
    let before = Set(coordinator.pieceOrder)
    model.move(item, to: point, over: place)
    guard let ends = model.dropGroup(of: item) else { return nil }
    let arrived = ends.first { $0.outcome.stays }?.item
    // So that announcements are read with the piece.
    coordinator.focusNext { [weak coordinator] in
      guard let coordinator else { return nil }
      // A widget in a piece keeps the focus.
      let focused = coordinator.board.itemWithInnerFocus == nil ? coordinator.board.focusedItem : nil
      guard let arrived, let place else { return focused }
      return coordinator.focusOrder.piece(arrivedFor: arrived, at: place, before: before) ?? focused
    }
    return ends
  }

  package func contains(_ board: Board, in items: [AnyHashable]) -> Bool {
    items.contains { item in (item.base as? Item).flatMap { coordinator.pieces[$0] }?.isAncestor(of: board) == true }
  }

  package func withdraw(_ departing: DepartingItems) {
    if arriving?.origin === departing { withdraw() }
    guard let index = pending.firstIndex(where: { $0.origin.departing === departing }) else { return }
    if let item = pending.remove(at: index).items.first { model.withdraw(item) }
  }

  /// Ends the stay of items over this board.
  func withdraw() {
    if let item = arriving?.items.first { model.withdraw(item) }
    arriving = nil
  }

  // MARK: The source

  /// Returns the item with which others depart; nil if it has another type than this board's items.
  func lead(of departing: DepartingItems) -> Item? { departing.lead.base as? Item }

  /// Returns an item and those that are dragged along, for other boards and programs; nil if they cannot leave.
  package func departingItems(
    with item: Item, size: Size = .zero, grab: Point = .zero, isCut: Bool = false
  ) -> DepartingItems? {
    let items = model.droppedItems(for: item)
    let forms = transfer.content(items)
    guard !forms.isEmpty else { return nil }
    return DepartingItems(
      items.map { AnyHashable($0) }, with: item, forms, as: transfer.operations(items), of: model, from: self,
      size: size, grab: grab, isCut: isCut)
  }

  package func arrived(
    _ items: [AnyHashable], of departing: DepartingItems, as operation: DropOperation, isAnnounced: Bool
  ) {
    let items = items.compactMap { $0.base as? Item }
    waiting.removeAll { $0 === departing }
    if cut?.value === departing {
      cut = nil
      Clipboard.clear(from: board)
    }
    if self.departing?.value === departing { self.departing = nil }
    if isAnnounced { coordinator.announcer.itemsOnOtherBoards.formUnion(items) }
    model.endTransfer(of: items, as: operation)
    coordinator.display.updateOpacity(of: departing.items.compactMap { $0.base as? Item })
  }

  package func carryEnded(_ departing: DepartingItems, movesFocus: Bool) {
    // An external drag goes on.
    guard let own = self.departing, own.value === departing, own.drag == nil else { return }
    departing.cameBack(movesFocus: movesFocus)
  }

  package func cameBack(_ departing: DepartingItems, movesFocus: Bool) {
    if let index = waiting.firstIndex(where: { $0 === departing }) {
      waiting.remove(at: index)
      if let item = lead(of: departing) { model.cancel(item) }
      return
    }
    guard let own = self.departing, own.value === departing, let item = lead(of: departing) else { return }
    self.departing = nil
    if movesFocus, model.session.activeDrag(of: item)?.input.isHeld == false {
      coordinator.focusNext { [weak coordinator] in coordinator?.pieces[item] }
    }
    model.move(item, to: nil, over: nil as Model.Place?)
    model.drop(item)
    coordinator.display.updateOpacity(of: own.items)
  }
}
