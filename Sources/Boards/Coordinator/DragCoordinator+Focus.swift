import DragAndDrop
import Widgets

// Clicks, keys and accessibility actions: they carry one piece at a time, and the focus goes with it.

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

  /// The main action of an item: drops what is carried where that is a place for it, or picks it up, or puts it back.
  ///
  /// - Parameter wish: What a drop is to be; nil leaves it to the rules.
  func activate(_ widget: BoardItem, by input: DragInput, as wish: DropOperation? = nil) {
    let item = item(of: widget)
    if let item, let act = delegate?.primaryAction(of: item) { return act() }
    // Another piece is picked up instead, unless it is a place for the one that is carried.
    if let item, !isPlaceForStickyDrag(item) { return toggle(item, by: input) }
    if let place = place(of: widget) { act(on: place, as: wish, movesFocus: true) }
  }

  /// Opens a place that would not take what clicks or keys carry, or drops it there.
  func act(on place: Model.Place, as wish: DropOperation? = nil, movesFocus: Bool = false) {
    if let drag = stickyDrag, let open = openingAtOnce(of: place, for: drag) { return open() }
    dropStickyDrag(on: place, as: wish, movesFocus: movesFocus)
  }

  /// Whether a piece is a place for another one that clicks or keys carry.
  func isPlaceForStickyDrag(_ item: Model.Item) -> Bool {
    guard let drag = stickyDrag, drag.item != item, let piece = pieces[item], let place = place(of: piece) else {
      return false
    }
    return drag.candidates.contains(place)
  }

  func dropStickyDragOnPiece(_ item: Model.Item) {
    if let piece = pieces[item], let place = place(of: piece) { dropStickyDrag(on: place) }
  }

  /// Brings home what is in the air, or else what waits, and the focus with it; false if nothing did either.
  @discardableResult
  public func escapePressed() -> Bool {
    if let drag = stickyDrag { return putBack(drag.item) }
    guard !model.session.isDragging else {
      model.cancelActiveDrags()
      return true
    }
    return model.session.pendingDrops.last.map { putBack($0.item) } ?? false
  }

  /// Picks a piece up and goes on to the nearest place that takes it, or puts it back.
  func toggle(_ item: Model.Item, by input: DragInput) {
    guard model.session.activeDrag(of: item) == nil, model.session.pendingDrop(containing: item) == nil else {
      return _ = putBack(item)
    }
    guard model.pickUp(item, by: input) else { return }
    focusNext { [weak self] in self?.nearestPlace(to: item) }
  }

  /// Brings an item home that is in the air or waits, and the focus with it; false if it did neither.
  @discardableResult
  public func putBack(_ item: Model.Item) -> Bool {
    guard let drag = model.session.activeDrag(of: item) ?? model.session.pendingDrop(containing: item) else {
      return false
    }
    model.cancel(drag.item)
    focusNext { [weak self] in self?.pieces[item] }
    return true
  }

  /// Drops what clicks or keys carry; the focus goes back to the piece, or on to one that is left.
  ///
  /// False if nothing is carried, or if the place is the carried piece itself.
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

  /// What keys carry goes where the focus goes.
  func focusMoved(to item: BoardItem?) {
    guard let item else { return leaving = .beforeNextFrame { [weak self] in self?.endMessageIfLeft() } }
    // On a new board GTK takes the focus somewhere first.
    if !isFocusMoving { endMessage(now: item) }
    updateAccessibilityIfPending(item)
    delegate?.focusMoved(to: item)
    guard let drag = stickyDrag, drag.input != .click, let place = place(of: item) else { return }
    model.move(drag.item, to: nil, over: place)
  }

  /// Between two items no item has the focus either.
  private func endMessageIfLeft() {
    if upcomingFocus == nil { endMessage(now: nil) }
  }

  /// Brings home what is in the air, and ends what would be read again once the player is back.
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

  /// The places where keys can bring an item: those that take it or open, or if none takes it all of them, to be told why.
  func placesToTry(with drag: ActiveDrag) -> [Model.Place] {
    if drag.candidates.isEmpty || keyboardReach == .all { return commonPlaces }
    // What opens leads to other places that may take it.
    return drag.candidates + commonPlaces.filter { delegate?.springLoadAction(of: $0, for: drag.item) != nil }
  }

  /// The places that are no piece's own.
  var commonPlaces: [Model.Place] {
    let own = Set(pieces.order.compactMap(originPlace))
    return places.order.filter { !own.contains($0) }
  }

  /// The next piece in order that can still be picked up, the same one last.
  func pieceAfter(_ item: Model.Item) -> Piece? {
    if let next = delegate?.nextFocus(after: item) { return pieces[next] }
    let order = pieces.order
    guard let index = order.firstIndex(of: item) else { return nil }
    let inOrder = order[(index + 1)...] + order[...index]
    return inOrder.first { model.rules.canPickUp($0) }.flatMap { pieces[$0] }
  }

  /// Pieces and places by themselves; while something is carried, the places for it and its own.
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
