import DragAndDrop
import Widgets

// Clicks, keys and accessibility actions drag one item at a time, and the focus moves with it.

extension DragCoordinator {
  func keyPressed(_ key: KeyPress) -> Bool {
    switch key.key {
    case .activate:
      guard let focused = board.focusedItem else { return false }
      activate(focused, by: .keyboard, as: DropOperation(control: key.control, shift: key.shift))
      return true
    case .escape: return escapePressed()
    case .digit(let number):
      guard let focused = board.focusedItem, let group = focusGroup(of: focused) else { return false }
      return group.item(inRowOf: focused, at: number - 1)?.grabFocus() ?? false
    default:
      guard let direction = key.edgeDirection(isRightToLeft: board.isRightToLeft), let focused = board.focusedItem,
        let group = focusGroup(of: focused)
      else { return false }
      group.edge(of: focused, towards: direction).grabFocus()
      return true
    }
  }

  private func focusGroup(of item: BoardItem) -> FocusGroup? {
    focusGroups.first { $0.items.contains { $0 === item } }
  }

  /// Performs the primary action of an item: drops the sticky drag here, or picks the item up or puts it back.
  ///
  /// - Parameter wish: The requested operation of a drop; nil for the operation of the rules.
  func activate(_ widget: BoardItem, by input: DragInput, as wish: DropOperation? = nil) {
    let item = item(of: widget)
    if let item, let act = delegate?.primaryAction(of: item) { return act() }
    // Picks up another piece instead, unless the piece is a place for the sticky drag.
    if let item, !isPlaceForStickyDrag(item) { return toggle(item, by: input) }
    if let place = place(of: widget) { act(on: place, as: wish, movesFocus: true) }
  }

  /// Opens a place that would not accept the sticky drag, or else drops it there.
  func act(on place: Model.Place, as wish: DropOperation? = nil, movesFocus: Bool = false) {
    if let drag = stickyDrag, let open = openingAtOnce(of: place, for: drag) { return open() }
    dropStickyDrag(on: place, as: wish, movesFocus: movesFocus)
  }

  func isPlaceForStickyDrag(_ item: Model.Item) -> Bool {
    guard let drag = stickyDrag, drag.item != item, let piece = pieces[item], let place = place(of: piece) else {
      return false
    }
    return drag.candidates.contains(place)
  }

  func dropStickyDragOnPiece(_ item: Model.Item) {
    if let piece = pieces[item], let place = place(of: piece) { dropStickyDrag(on: place) }
  }

  /// Cancels the sticky drag, or else all other active drags, or else the last pending drop.
  ///
  /// - Returns: False if there was nothing to cancel.
  @discardableResult
  public func escapePressed() -> Bool {
    if let drag = stickyDrag { return putBack(drag.item) }
    guard !model.session.isDragging else {
      model.cancelActiveDrags()
      return true
    }
    return model.session.pendingDrops.last.map { putBack($0.item) } ?? false
  }

  /// Picks a piece up and focuses the nearest place that accepts it, or puts it back.
  func toggle(_ item: Model.Item, by input: DragInput) {
    guard model.session.activeDrag(of: item) == nil, model.session.pendingDrop(containing: item) == nil else {
      return _ = putBack(item)
    }
    guard model.pickUp(item, by: input) else { return }
    focusNext { [weak self] in self?.nearestPlace(to: item) }
  }

  /// Cancels the active drag or the pending drop of an item, and focuses its piece.
  ///
  /// - Returns: False if there was neither.
  @discardableResult
  public func putBack(_ item: Model.Item) -> Bool {
    guard let drag = model.session.activeDrag(of: item) ?? model.session.pendingDrop(containing: item) else {
      return false
    }
    model.cancel(drag.item)
    focusNext { [weak self] in self?.pieces[item] }
    return true
  }

  /// Drops the sticky drag on a place, and focuses the piece or, after a move, the next one.
  ///
  /// - Returns: False if nothing is carried, or if the place is the carried piece itself.
  @discardableResult
  func dropStickyDrag(on place: Model.Place, as wish: DropOperation? = nil, movesFocus: Bool = false) -> Bool {
    guard let drag = stickyDrag, places[place] !== pieces[drag.item] else { return false }
    model.requestOperation(wish, for: drag.item)
    model.move(drag.item, to: nil, over: place)
    let outcome = model.drop(drag.item)
    guard movesFocus || drag.input != .click else { return true }
    focusNext { [weak self] in
      if case .stays = outcome, self?.model.dragState.lastEnd?.operation == .move {
        return self?.pieceAfter(drag.item)
      }
      return self?.pieces[drag.item]
    }
    return true
  }

  /// Moves a keyboard drag over the place that has the focus.
  func focusMoved(to item: BoardItem?) {
    guard let item else { return leaving = .beforeNextFrame { [weak self] in self?.endMessageIfLeft() } }
    // On a new board, GTK first focuses an arbitrary item.
    if !isFocusMoving { endMessage(now: item) }
    updateAccessibilityIfPending(item)
    delegate?.focusMoved(to: item)
    guard let drag = stickyDrag, drag.input != .click, let place = place(of: item) else { return }
    model.move(drag.item, to: nil, over: place)
  }

  /// Between two items, no item has the focus either.
  private func endMessageIfLeft() {
    if upcomingFocus == nil { endMessage(now: nil) }
  }

  /// Cancels all drags, and ends the message, which would be read again when the window is active again.
  func windowLeft() {
    endMessage(now: nil)
    model.cancelActiveDrags()
  }

  func nearestPlace(to item: Model.Item) -> BoardItem? {
    guard let piece = pieces[item], let drag = model.session.activeDrag(of: item) else { return nil }
    let best = drag.candidates.isEmpty ? placesToTry(with: drag) : drag.candidates
    let reachable = best.compactMap { places[$0] }
    return reachable.min {
      $0.frame.center.distance(to: piece.frame.center) < $1.frame.center.distance(to: piece.frame.center)
    }
  }

  /// Returns the places to which keys can move a drag: those that accept it or spring open, or else all of them.
  func placesToTry(with drag: ActiveDrag) -> [Model.Place] {
    if drag.candidates.isEmpty || keyboardReach == .all { return commonPlaces }
    // A place that opens can lead to others that accept the item.
    return drag.candidates + commonPlaces.filter { delegate?.springLoadAction(of: $0, for: drag.item) != nil }
  }

  var commonPlaces: [Model.Place] {
    let own = Set(pieces.order.compactMap(originPlace))
    return places.order.filter { !own.contains($0) }
  }

  /// Returns the next piece in order that can be picked up; `item` itself comes last.
  func pieceAfter(_ item: Model.Item) -> Piece? {
    if let next = delegate?.nextFocus(after: item) { return pieces[next] }
    let order = pieces.order
    guard let index = order.firstIndex(of: item) else { return nil }
    let inOrder = order[(index + 1)...] + order[...index]
    return inOrder.first { model.rules.canPickUp($0) }.flatMap { pieces[$0] }
  }

  /// The focus groups: pieces and places or, during a drag, only the places that can be reached.
  var focusGroups: [FocusGroup] {
    if let drag = stickyDrag {
      let reachable = Set(placesToTry(with: drag) + [originPlace(drag.item)].compactMap { $0 })
      return [FocusGroup(places.order.filter(reachable.contains).compactMap { places[$0] }, isClosed: true)]
    }
    let rules = model.rules
    let active = pieces.order.filter {
      delegate?.primaryAction(of: $0) != nil || rules.canPickUp($0) || model.session.pendingDrop(containing: $0) != nil
    }
    return [
      FocusGroup(active.compactMap { pieces[$0] }),
      FocusGroup(commonPlaces.compactMap { places[$0] }, isScanned: false),
    ]
  }
}
