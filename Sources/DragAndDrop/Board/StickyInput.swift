import Geometry
import InputEvents

/// The input by clicks, keys and accessibility actions, which drag one item at a time and move the focus with it.
@MainActor package struct StickyInput<Context: BoardContext> {
  package typealias Model = Context.Model

  unowned let coordinator: Context

  private var model: Model { coordinator.model }
  private var focusOrder: FocusOrder<Context> { coordinator.focusOrder }
  private var stickyDrag: DragSession<Model.Rules>.ActiveDrag? { model.session.stickyDrag }

  package func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .activate:
      guard let focused = coordinator.focusedElement else { return false }
      activate(focused, by: .keyboard, as: DropOperation(control: key.control, shift: key.shift))
      return true
    case .escape: return cancelLatest() || coordinator.transferInput?.cancelCut() == true
    case .cut: return coordinator.transferInput?.cutFocused() ?? false
    case .copy: return coordinator.transferInput?.copyFocused() ?? false
    case .paste where !model.session.isDragging:
      coordinator.transferInput?.pasteAtFocus()
      return coordinator.transferInput != nil
    case .menu:
      guard let item = coordinator.focusedElement.flatMap(coordinator.item) else { return false }
      return coordinator.openMoveMenu(for: item)
    // With Ctrl or Alt, a digit is the program's.
    case .digit(let number) where !key.control && !key.alt:
      guard let focused = coordinator.focusedElement, let group = focusOrder.group(of: focused) else { return false }
      return group.item(inRowOf: focused, at: number - 1)?.grabFocus() ?? false
    default:
      let direction = key.edgeDirection(isRightToLeft: coordinator.isRightToLeft, line: coordinator.focusLine)
      guard let direction, let focused = coordinator.focusedElement, let group = focusOrder.group(of: focused)
      else { return false }
      group.edge(of: focused, towards: direction).grabFocus()
      return true
    }
  }

  /// Cancels the active drags or, without a drag, opens the menu of the piece at a point; returns whether it opened.
  package func secondaryPressed(at point: Point) -> Bool {
    guard model.session.isDragging else { return coordinator.openMoveMenu(at: point) }
    if let drag = stickyDrag { _ = coordinator.transferInput?.putBack(drag.item) }
    model.cancelActiveDrags()
    return false
  }

  /// Drops the sticky drag here with an operation, nil for that of the rules, or picks the item up or puts it back.
  package func activate(_ element: Context.Element, by input: DragInput, as operation: DropOperation? = nil) {
    let item = coordinator.item(of: element)
    if let item, let act = coordinator.dragDelegate?.primaryAction(of: item) { return act() }
    // Picks up another piece instead, unless the sticky drag can be dropped on it.
    let place = item.map(destination) ?? coordinator.place(of: element)
    if let place { return openOrDrop(on: place, as: operation, movesFocus: true) }
    if let item { toggle(item, by: input) }
  }

  /// Opens a place that would not accept the sticky drag, or else drops it there.
  package func openOrDrop(on place: Model.Place, as operation: DropOperation? = nil, movesFocus: Bool = false) {
    if let drag = stickyDrag, let open = coordinator.immediateAction(of: place, for: drag) {
      return open()
    }
    drop(on: place, as: operation, movesFocus: movesFocus)
  }

  /// Returns the place that an item is or lies in, if it accepts the sticky drag; nil otherwise.
  package func destination(at item: Model.Item) -> Model.Place? {
    guard let drag = stickyDrag, !drag.items.contains(item),
      let place = coordinator.element(of: item).flatMap(coordinator.place) ?? coordinator.originPlace(item)
    else { return nil }
    return drag.candidates.contains(place) ? place : nil
  }

  /// Cancels the sticky drag, or else all other active drags, or else a pending drop; returns false without any.
  ///
  /// It is the pending drop of the focused item, whose description says so, or else the last one.
  package func cancelLatest() -> Bool {
    if let drag = stickyDrag { return putBack(drag.item) }
    guard !model.session.isDragging else {
      model.cancelActiveDrags()
      return true
    }
    let focused = coordinator.focusedElement.flatMap(coordinator.item)
    if let focused, model.session.pendingDrop(containing: focused) != nil { return putBack(focused) }
    return model.session.pendingDrops.last.map { putBack($0.item) } ?? false
  }

  private func toggle(_ item: Model.Item, by input: DragInput) {
    guard model.session.activeDrag(of: item) == nil, model.session.pendingDrop(containing: item) == nil else {
      return _ = putBack(item)
    }
    guard model.pickUp(item, by: input) else { return }
    coordinator.focusNext { [weak coordinator] in coordinator?.focusOrder.startPlace(for: item) }
  }

  package func putBack(_ item: Model.Item) -> Bool {
    guard let drag = model.session.drag(containing: item) else { return false }
    if coordinator.transferInput?.putBack(item) == true { return true }
    model.cancel(drag.item)
    coordinator.focusNext { [weak coordinator] in coordinator?.element(of: item) }
    return true
  }

  /// Drops the sticky drag on a place, and focuses the piece or, after a move, the next one.
  package func drop(on place: Model.Place, as operation: DropOperation? = nil, movesFocus: Bool = false) {
    guard let drag = stickyDrag else { return }
    // The item's own piece is no place for it. Neither the place nor the item may be shown now.
    if let element = coordinator.element(of: place), element === coordinator.element(of: drag.item) { return }
    let before = Set(coordinator.pieceOrder)
    // Without one for this drop, the operation that a paste has requested stays.
    if let operation { model.requestOperation(operation, for: drag.item) }
    model.move(drag.item, to: nil, over: place)
    let ends = model.dropGroup(of: drag.item)
    coordinator.transferInput?.stickyDropped(drag, ends)
    guard movesFocus || drag.input != .click else { return }
    let staying = (ends ?? []).filter { $0.outcome.stays }
    coordinator.focusNext { [weak coordinator] in
      if drag.isIncoming, let arrived = staying.first?.item {
        return coordinator?.focusOrder.piece(arrivedFor: arrived, at: place, before: before)
      }
      if staying.contains(where: { $0.item == drag.item && $0.operation == .move }) {
        return coordinator?.focusOrder.piece(after: drag.item)
      }
      return coordinator?.element(of: drag.item)
    }
  }

  /// Moves the sticky drag over the place that has the focus, unless clicks perform the drag.
  package func focusMoved(to item: Context.Element) {
    guard let drag = stickyDrag, drag.input != .click, let place = coordinator.place(of: item) else { return }
    model.move(drag.item, to: nil, over: place)
  }
}
