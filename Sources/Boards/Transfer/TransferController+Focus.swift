import DragAndDrop
import Widgets

/// Keyboard drags and menus, which reach the places of the other boards of the window.
extension TransferController {
  /// The items of a keyboard drag that can go on to other boards: those of another board, or this board's own.
  private var carried: DepartingItems? {
    if let origin = arriving?.origin { return origin }
    guard let drag = coordinator.stickyDrag else { return nil }
    return departing?.value ?? departingItems(with: drag.item)
  }

  package func moveFocusOn(towards direction: FocusDirection) -> Bool {
    guard let carried else { return false }
    let peers = peers
    guard let own = peers.firstIndex(where: { $0 === self }) else { return false }
    let others = Array(peers[(own + 1)...] + peers[..<own])
    for peer in direction == .backward ? others.reversed() : others
    where !carried.contains(peer.board) && peer.enter(with: carried, towards: direction) {
      leave(carried)
      return true
    }
    return false
  }

  private func leave(_ carried: DepartingItems) {
    if arriving != nil { return withdraw() }
    guard let drag = coordinator.stickyDrag, carried.source === self else { return }
    departing = (carried, drag.droppedItems, nil)
    model.move(drag.item, to: nil, over: nil as Model.Place?)
  }

  package func enter(with carried: DepartingItems, towards direction: FocusDirection) -> Bool {
    if carried.model === model {
      if carried.source === self { departing = nil }
    } else {
      let items = items(of: carried, asCopy: carried.operation == .copy)
      guard !model.rules.places(forIncoming: items).isEmpty, model.receive(items, by: .keyboard) else { return false }
      arriving = (items, carried)
      carried.board = board
    }
    guard let drag = coordinator.stickyDrag else { return false }
    coordinator.focusNext { [weak coordinator] in
      guard let coordinator else { return nil }
      let places = coordinator.focusOrder.reachablePlaces(for: drag)
      return (direction == .backward ? places.last : places.first).flatMap { coordinator.places[$0] }
    }
    return true
  }

  /// Passes the ends of a drop by keys to the board that the items come from.
  package func stickyDropped(_ drag: DragSession<Model.Rules>.ActiveDrag, _ ends: [End]?) {
    guard drag.isIncoming, let arriving, let origin = arriving.origin else { return }
    self.arriving = nil
    settle(.board(origin, origin.operation), arriving.items, ends)
  }

  /// Puts items of another board back there; returns false if the item is not one of them.
  package func putBack(_ item: Item) -> Bool {
    guard let arriving, arriving.items.contains(item) else { return false }
    withdraw()
    arriving.origin?.cameBack()
    return true
  }

  // MARK: The menu

  /// Returns the menu items that move an item to the other boards of the window, cut and copy it, and paste there.
  func menuItems(for item: Item) -> [ContextMenu.Item] {
    guard let departing = departingItems(with: item) else { return [] }
    let others = canDepart(item) ? peers.filter { $0 !== self && !departing.contains($0.board) } : []
    let moves = others.flatMap { $0.commands(for: departing) }
    let strings = coordinator.strings
    let cut = ContextMenu.Item(strings("Cut")) { [weak self] in self?.cut(item) }
    let cuts = canCut(item) ? [cut] : []
    return moves.map { ContextMenu.Item($0.label, $0.perform) } + cuts + [
      ContextMenu.Item(strings("Copy")) { [weak self] in self?.copy(item) },
      ContextMenu.Item(strings("Paste")) { [weak self] in self?.paste(on: self?.place(ofPastingOn: item)) },
    ]
  }

  package func commands(for departing: DepartingItems) -> [(label: String, perform: () -> Void)] {
    if departing.model === model, let item = lead(of: departing) {
      let places = model.places(for: item).filter { coordinator.places[$0] != nil }
      let commands = places.map { place in
        MoveCommand(label(model.rules.defaultOperation(of: item, droppedOn: place), place), to: place)
      }
      return named(commands) { [weak self] place in
        guard let self, model.pickUp(item, by: .click) else { return }
        coordinator.stickyInput.drop(on: place, movesFocus: true)
      }
    }
    let operation = departing.operation
    let items = items(of: departing, asCopy: operation == .copy)
    guard !items.isEmpty else { return [] }
    let commands =
      coordinator.incomingCommands?(items, operation)
      ?? model.rules.places(forIncoming: items).map { MoveCommand(label(operation, $0), to: $0) }
    return named(commands) { [weak self] place in
      guard let self else { return }
      settle(.board(departing, operation), items, accept(items, on: place, by: .click))
    }
  }

  private func label(_ operation: DropOperation, _ place: Model.Place) -> String {
    coordinator.stickyInput.commandLabel(operation, to: place)
  }

  /// Adds the name of the board to commands, because another board may have places of the same names.
  private func named(
    _ commands: [MoveCommand<Model.Place>], _ perform: @escaping (Model.Place) -> Void
  ) -> [(label: String, perform: () -> Void)] {
    guard commands.count <= MoveCommand<Model.Place>.menuLimit else { return [] }
    return commands.map { command in
      let label = board.accessibleLabel.map {
        coordinator.strings("{command}, {board}", ["command": command.label, "board": $0])
      }
      return (label ?? command.label, { perform(command.place) })
    }
  }
}
