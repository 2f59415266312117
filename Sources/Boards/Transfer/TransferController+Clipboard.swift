import DragAndDrop
import Widgets

/// Cut, copy and paste, which follow the rules for drops.
extension TransferController {
  /// Adds the actions `clipboard.cut`, `clipboard.copy` and `clipboard.paste` to the board, for menus.
  func addActions() {
    let actions = ActionGroup()
    actions.addAction("cut") { [weak self] in _ = self?.cutFocused() }
    actions.addAction("copy") { [weak self] in _ = self?.copyFocused() }
    actions.addAction("paste") { [weak self] in self?.pasteAtFocus() }
    actions.insert(into: board, as: "clipboard")
  }

  private var focusedItem: Item? { board.focusedItem.flatMap(coordinator.item) }

  package func cutFocused() -> Bool { focusedItem.map(cut) ?? false }
  package func copyFocused() -> Bool { focusedItem.map(copy) ?? false }

  /// Copies an item and those that are dragged along, which stay faded until they are pasted.
  @discardableResult
  func cut(_ item: Item) -> Bool {
    guard canCut(item) else { return false }
    return write(item, isCut: true)
  }

  /// Returns whether an item can be moved to other boards now, rather than only be copied.
  func canCut(_ item: Item) -> Bool {
    canDepart(item) && transfer.operations(model.droppedItems(for: item)).contains(.move)
  }

  /// Returns whether a drag could take an item to another board now.
  func canDepart(_ item: Item) -> Bool { !model.session.isDragging && model.isMovable(item) }

  @discardableResult
  func copy(_ item: Item) -> Bool { write(item, isCut: false) }

  private func write(_ item: Item, isCut: Bool) -> Bool {
    let items = model.droppedItems(for: item)
    guard let value = departingItems(with: item, isCut: isCut) else { return false }
    cut = nil
    Clipboard.write(value.forms, payload: value, from: board)
    if isCut { cut = (value, items) }
    let (strings, names) = (coordinator.strings, ["piece": coordinator.announcer.listed(items)])
    coordinator.accessibility.speak(isCut ? strings("{piece} cut.", names) : strings("{piece} copied.", names))
    return true
  }

  /// Cancels a cut; returns false without one.
  package func cancelCut() -> Bool {
    guard let cut else { return false }
    let names = ["piece": coordinator.announcer.listed(cut.items)]
    self.cut = nil
    Clipboard.clear(from: board)
    coordinator.accessibility.speak(coordinator.strings("{piece} is no longer cut.", names))
    return true
  }

  func cutChanged(from before: [Item]) {
    coordinator.display.updateOpacity(of: before + (cut?.items ?? []))
    // Something else in the clipboard ends the cut.
    clipboardToken = cut.map { cut in
      Clipboard.onChange(from: board) { [weak self] in
        guard let self, Clipboard.payload(from: board) !== cut.value, self.cut?.value === cut.value else { return }
        self.cut = nil
      }
    }
  }

  /// Pastes on the focused place, or that of the focused piece.
  package func pasteAtFocus() {
    let focused = board.focusedItem
    paste(on: focused.flatMap(coordinator.place) ?? focused.flatMap(coordinator.item).flatMap(place(ofPastingOn:)))
  }

  func place(ofPastingOn item: Item) -> Model.Place? {
    coordinator.hooks.pastePlace(item) ?? coordinator.originPlace(item)
  }

  /// Pastes on a place; without one, keys move what is pasted until it is dropped.
  func paste(on place: Model.Place?) {
    guard model.isDragAllowed else { return }
    guard let value = Clipboard.payload(from: board) as? DepartingItems else {
      return paste(Clipboard.offer(from: board, kinds: transfer.kinds), on: place)
    }
    if value.isCut, value.model === model { return moveCut(value, to: place) }
    // What another board has yet to accept is not pasted twice.
    let isTaken = value.isCut && (value.contains(board) || value.isPending)
    let items = isTaken ? [] : items(of: value, asCopy: !value.isCut)
    paste(items, on: place, from: value.isCut ? value : nil)
  }

  private func moveCut(_ value: DepartingItems, to place: Model.Place?) {
    let items = value.items.compactMap { $0.base as? Item }
    // What is selected, and so dragged together, may have changed since.
    guard let item = items.first(where: model.rules.canPickUp), model.pickUp(item, with: items, by: .keyboard) else {
      return sayNothingToPaste()
    }
    cut = nil
    Clipboard.clear(from: board)
    model.requestOperation(.move, for: item)
    if let place { return coordinator.stickyInput.drop(on: place, movesFocus: true) }
    coordinator.focusNext { [weak coordinator] in coordinator?.focusOrder.startPlace(for: item) }
  }

  private func sayNothingToPaste() {
    coordinator.accessibility.speak(coordinator.strings("There is nothing to paste here."))
  }

  private func paste(_ offer: TransferOffer, on place: Model.Place?) {
    reading = Task { [weak self] in
      let items = await self?.items(in: offer) ?? []
      guard let self, !Task.isCancelled else { return }
      paste(items, on: place)
    }
  }

  /// Drops items on a place, or begins a drag of them by keys.
  private func paste(_ items: [Item], on place: Model.Place?, from origin: DepartingItems? = nil) {
    guard !items.isEmpty else { return sayNothingToPaste() }
    if let place {
      let ends = accept(items, on: place, by: .keyboard)
      if let origin { settle(.board(origin, .move), items, ends) }
      return
    }
    guard model.receive(items, by: .keyboard) else { return }
    arriving = (items, origin)
    coordinator.focusNext { [weak coordinator] in
      guard let coordinator, let drag = coordinator.stickyDrag else { return nil }
      return coordinator.focusOrder.reachablePlaces(for: drag).first.flatMap { coordinator.places[$0] }
    }
  }
}
