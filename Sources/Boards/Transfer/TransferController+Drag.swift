import DragAndDrop
import Geometry
import Widgets

extension TransferController {
  /// The distance beyond the visible board at which a drag leaves it, in device-independent pixels.
  private static var margin: Double { 8 }

  /// Continues a held drag as an external one once it is beyond the board or on an inner one; returns whether it does.
  func takesOver(_ item: Item, at point: Point) -> Bool {
    guard departing == nil, let drag = model.session.activeDrag(of: item), !drag.isIncoming,
      !coordinator.visibleRect.inset(by: -Self.margin).contains(point)
        || board.innerBoardAtRest(at: point)?.transferPeer != nil,
      let gesture = coordinator.pieces[item]?.pressGesture,
      let shown = coordinator.display.piece(item)
    else { return false }
    let (items, grab) = (drag.droppedItems, drag.grabPoint ?? .zero)
    guard let value = departingItems(with: item, size: shown.frame.size, grab: grab) else { return false }
    // First, because the press ends when the external drag begins.
    departing = (value, items, nil)
    let external = ExternalDrag(
      continuing: gesture, offering: value.forms,
      actions: value.operations.reduce(transfer.actions) { $0.union(DragActions($1)) },
      icon: coordinator.display.icon(of: drag, leader: shown, hotSpot: grab), payload: value
    ) { [weak self] in self?.ended(value, $0) }
    guard let external else {
      departing = nil
      return false
    }
    departing?.drag = external
    model.move(item, to: nil, over: nil as Model.Place?)
    coordinator.display.updateOpacity(of: items)
    return true
  }

  private func ended(_ value: DepartingItems, _ end: ExternalDrag.End) {
    guard let departing, departing.value === value else { return }
    switch end {
    // The other board has yet to accept them.
    case _ where value.isPending: break
    case .dropped(let action):
      guard !value.isSettled else { break }
      let isLocal = departing.drag?.performedAction != nil
      return value.arrived(as: operation(for: action, isLocal: isLocal), isAnnounced: isLocal)
    case .missed where !value.isSettled: return value.cameBack()
    case .cancelled where !value.isSettled:
      if let item = lead(of: value) { model.cancel(item) }
    case .missed, .cancelled: break
    }
    self.departing = nil
    coordinator.display.updateOpacity(of: departing.items)
  }

  /// Another program can choose an action that it was offered only for boards of this program.
  private func operation(for action: DragActions, isLocal: Bool) -> DropOperation {
    let action = isLocal ? action : action.intersection(transfer.actions)
    return action.contains(.move) ? .move : action.contains(.link) ? .link : .copy
  }

  // MARK: The receiver

  /// Moves what is dragged over the board; returns the action of a drop there, none to refuse it.
  ///
  /// A place that refuses for a reason gets the drop, so that the reason is given.
  package func dragged(_ drag: ExternalDropTarget.Drag, to point: Point) -> DragActions {
    guard !passesOn(drag, at: point) else {
      left()
      return []
    }
    let action = answer(to: drag, at: point)
    // The board around this one may take it.
    if action.isEmpty, board.outerBoard?.transferPeer != nil { left() }
    return action
  }

  /// Passes a drag on to a board in this one, or the text of another program to an entry; returns whether it is taken.
  func passesOn(_ drag: ExternalDropTarget.Drag, at point: Point) -> Bool {
    // GTK asks the outermost board first, but the innermost one that takes the items has them alone.
    if let inner = board.innerBoardAtRest(at: point), let peer = inner.transferPeer,
      let innerPoint = board.convert(point, to: inner), !peer.dragged(drag, to: innerPoint).isEmpty
    {
      return true
    }
    return drag.source == nil && board.hasEntry(at: point)
  }

  private func answer(to drag: ExternalDropTarget.Drag, at point: Point) -> DragActions {
    guard model.isDragAllowed, let item = enter(drag, at: point) else { return [] }
    let grab = model.session.activeDrag(of: item)?.grabPoint ?? .zero
    coordinator.pointerInput.follow(item, to: point, grab: grab)
    guard let now = model.session.activeDrag(of: item), now.place != nil, now.verdict != .unknown else { return [] }
    return action(of: drag)
  }

  /// Returns the item that a drag over the board moves, after it has entered; nil if it cannot be an item.
  private func enter(_ drag: ExternalDropTarget.Drag, at point: Point) -> Item? {
    let origin = drag.payload as? DepartingItems
    if origin?.contains(board) == true { return nil }
    if let origin, origin.model === model {
      (origin.board, over) = (board, origin)
      return lead(of: origin)
    }
    if arriving == nil {
      let items = origin.map { self.items(of: $0, asCopy: false) } ?? [transfer.placeholder]
      guard model.receive(items, by: .pointer, at: point, grabPoint: origin?.grab ?? .zero) else { return nil }
      arriving = (items, origin)
      origin?.board = board
      // A list adds its slots, which the first event already has to find.
      coordinator.delegate?.update()
    }
    return arriving?.items.first
  }

  func left() {
    withdraw()
    guard let origin = over, let item = lead(of: origin) else { return }
    over = nil
    if origin.board === board { origin.board = nil }
    if !origin.isSettled { model.move(item, to: nil, over: nil as Model.Place?) }
  }

  private func action(of drag: ExternalDropTarget.Drag) -> DragActions {
    if let origin = drag.payload as? DepartingItems {
      return origin.operations.map { DragActions($0) }.first(where: drag.actions.contains) ?? []
    }
    let possible = drag.actions.intersection(transfer.actions.union(.copy))
    let known: [DragActions] = [.copy, .move, .link]
    return known.first(where: possible.contains) ?? []
  }

  func dropped(_ drag: ExternalDropTarget.Drag, _ offer: TransferOffer, at point: Point) {
    let action = dragged(drag, to: point)
    let origin = drag.payload as? DepartingItems
    guard let origin else { return read(offer, at: point, action) }
    let stays = origin.model === model ? dropOwn(origin, action) : dropItems(of: origin, action, at: point)
    drag.source?.performedAction = stays ? action : nil
    offer.finish(stays ? action : [])
  }

  private func dropOwn(_ origin: DepartingItems, _ action: DragActions) -> Bool {
    guard let item = lead(of: origin) else { return false }
    over = nil
    origin.isSettled = true
    if action == .copy || action == .link {
      model.requestOperation(operation(for: action, isLocal: true), for: item)
    }
    coordinator.focusNext { [weak coordinator] in coordinator?.pieces[item] }
    return model.drop(item)?.stays ?? true
  }

  private func dropItems(of origin: DepartingItems, _ action: DragActions, at point: Point) -> Bool {
    guard let arriving, let drag = arriving.items.first.flatMap(model.session.activeDrag(of:)) else { return false }
    // What is refused is not copied either.
    let isRefused = if case .rejected = drag.verdict { true } else { false }
    let items = action == .move || isRefused ? arriving.items : items(of: origin, asCopy: true)
    withdraw()
    let ends = accept(items, on: drag.place, at: point, by: .pointer)
    settle(.board(origin, operation(for: action, isLocal: true)), items, ends)
    return ends?.contains { $0.outcome.stays } ?? true
  }

  /// Reads content of another program, and drops the items that it becomes where it was dropped.
  private func read(_ offer: TransferOffer, at point: Point, _ action: DragActions) {
    let place = arriving?.items.first.flatMap(model.session.activeDrag(of:))?.place
    reading = Task { [weak self] in
      let items = await self?.items(in: offer) ?? []
      guard let self, !Task.isCancelled else { return }
      let frame = place.flatMap { coordinator.places[$0] }?.markFrame ?? Rect(center: point, side: 0)
      withdraw()
      let ends = accept(items, on: place, at: point, by: .pointer)
      // How many items the content would be was not known before.
      if case .returns(.refused(let refusal))? = ends?.first(where: { !$0.outcome.stays })?.outcome {
        coordinator.display.showRefusal(refusal, at: frame)
      }
      settle(.program(offer, action), items, ends)
    }
  }

  /// Returns new items for the first readable format of an offer that yields any.
  func items(in offer: TransferOffer) async -> [Item] {
    while !offer.isExhausted, !Task.isCancelled {
      guard let content = try? await offer.next() else { continue }
      let items = transfer.items(content)
      if !items.isEmpty { return items }
    }
    return []
  }
}

extension DragActions {
  fileprivate init(_ operation: DropOperation) {
    self =
      switch operation {
      case .move: .move
      case .copy: .copy
      case .link: .link
      }
  }
}
