import DragAndDrop
import Geometry
import Widgets

/// The input by clicks, keys and accessibility actions, which drag one item at a time and move the focus with it.
@MainActor struct StickyInput<Model: DragModel> {
  unowned let coordinator: DragCoordinator<Model>

  private var model: Model { coordinator.model }
  private var board: Board { coordinator.board }
  private var focusOrder: FocusOrder<Model> { coordinator.focusOrder }
  private var stickyDrag: DragCoordinator<Model>.ActiveDrag? { coordinator.stickyDrag }

  func handle(_ key: KeyPress) -> Bool {
    if let item = board.itemWithInnerFocus { return key.key == .escape && item.grabFocus() }
    switch key.key {
    case .activate:
      guard let focused = board.focusedItem else { return false }
      activate(focused, by: .keyboard, as: DropOperation(control: key.control, shift: key.shift))
      return true
    case .escape: return cancelLatest() || coordinator.transfers?.cancelCut() == true
    case .cut: return coordinator.transfers?.cutFocused() ?? false
    case .copy: return coordinator.transfers?.copyFocused() ?? false
    case .paste where !model.session.isDragging:
      coordinator.transfers?.pasteAtFocus()
      return coordinator.transfers != nil
    case .menu:
      guard coordinator.hasMoveMenu, let item = board.focusedItem.flatMap(coordinator.item) else { return false }
      return coordinator.moveMenu.open(for: item)
    case .digit(let number):
      guard let focused = board.focusedItem, let group = focusOrder.group(of: focused) else { return false }
      return group.item(inRowOf: focused, at: number - 1)?.grabFocus() ?? false
    default:
      guard let direction = key.edgeDirection(isRightToLeft: board.isRightToLeft), let focused = board.focusedItem,
        let group = focusOrder.group(of: focused)
      else { return false }
      group.edge(of: focused, towards: direction).grabFocus()
      return true
    }
  }

  /// Cancels the active drags or, without a drag, opens the menu of the piece at a point; returns whether it did.
  func secondaryPressed(at point: Point) -> Bool {
    guard model.session.isDragging else { return coordinator.hasMoveMenu && coordinator.moveMenu.open(at: point) }
    model.cancelActiveDrags()
    return false
  }

  /// Drops the sticky drag here with an operation, nil for that of the rules, or picks the item up or puts it back.
  func activate(_ widget: BoardItem, by input: DragInput, as operation: DropOperation? = nil) {
    let item = coordinator.item(of: widget)
    if let item, let act = coordinator.delegate?.primaryAction(of: item) { return act() }
    // Picks up another piece instead, unless the piece is a place for the sticky drag.
    if let item, !isPlaceForStickyDrag(item) { return toggle(item, by: input) }
    if let place = coordinator.place(of: widget) { openOrDrop(on: place, as: operation, movesFocus: true) }
  }

  /// Opens a place that would not accept the sticky drag, or else drops it there.
  func openOrDrop(on place: Model.Place, as operation: DropOperation? = nil, movesFocus: Bool = false) {
    if let drag = stickyDrag, let open = coordinator.springLoader.immediateAction(of: place, for: drag) {
      return open()
    }
    drop(on: place, as: operation, movesFocus: movesFocus)
  }

  func isPlaceForStickyDrag(_ item: Model.Item) -> Bool {
    guard let drag = stickyDrag, drag.item != item,
      let place = coordinator.pieces[item].flatMap(coordinator.place)
    else { return false }
    return drag.candidates.contains(place)
  }

  func cancelLatest() -> Bool {
    if let drag = stickyDrag { return putBack(drag.item) }
    guard !model.session.isDragging else {
      model.cancelActiveDrags()
      return true
    }
    return model.session.pendingDrops.last.map { putBack($0.item) } ?? false
  }

  private func toggle(_ item: Model.Item, by input: DragInput) {
    guard model.session.activeDrag(of: item) == nil, model.session.pendingDrop(containing: item) == nil else {
      return _ = putBack(item)
    }
    guard model.pickUp(item, by: input) else { return }
    coordinator.focusNext { [weak coordinator] in coordinator?.focusOrder.startPlace(for: item) }
  }

  func putBack(_ item: Model.Item) -> Bool {
    guard let drag = model.session.activeDrag(of: item) ?? model.session.pendingDrop(containing: item) else {
      return false
    }
    if coordinator.transfers?.putBack(item) == true { return true }
    model.cancel(drag.item)
    coordinator.focusNext { [weak coordinator] in coordinator?.pieces[item] }
    return true
  }

  /// Drops the sticky drag on a place, and focuses the piece or, after a move, the next one.
  func drop(on place: Model.Place, as operation: DropOperation? = nil, movesFocus: Bool = false) {
    guard let drag = stickyDrag, coordinator.places[place] !== coordinator.pieces[drag.item] else { return }
    model.requestOperation(operation, for: drag.item)
    model.move(drag.item, to: nil, over: place)
    let outcome = model.drop(drag.item)
    coordinator.transfers?.stickyDropped(drag, outcome)
    guard movesFocus || drag.input != .click else { return }
    coordinator.focusNext { [weak coordinator] in
      if case .stays = outcome, coordinator?.model.dragState.lastEnd?.operation == .move {
        return coordinator?.focusOrder.piece(after: drag.item)
      }
      return coordinator?.pieces[drag.item]
    }
  }

  /// Moves the sticky drag over the place that has the focus, unless clicks perform the drag.
  func focusMoved(to item: BoardItem) {
    guard let drag = stickyDrag, drag.input != .click, let place = coordinator.place(of: item) else { return }
    model.move(drag.item, to: nil, over: place)
  }
}
