import DragAndDrop

/// Composes the accessible texts of pieces and places: their labels, and what a key would do to them now.
@MainActor struct ItemDescriber<Model: DragModel> {
  private typealias ActiveDrag = DragCoordinator<Model>.ActiveDrag

  unowned let coordinator: DragCoordinator<Model>

  private var strings: BoardStrings { coordinator.strings }
  private var delegate: (any DragCoordinatorDelegate<Model>)? { coordinator.delegate }
  private var announcer: DragAnnouncer<Model> { coordinator.announcer }

  func update(_ item: BoardItem) {
    if let piece = item as? Piece, let own = coordinator.item(of: piece) {
      update(piece, own)
    } else if let place = coordinator.place(of: item) {
      set(delegate?.accessibleLabel(ofPlace: place), description(of: place), of: item)
      item.setAction(BoardStrings.click, enabled: coordinator.stickyDrag != nil)
    }
  }

  private func update(_ piece: Piece, _ item: Model.Item) {
    let session = coordinator.model.session
    let (isPickedUp, drop) = (session.activeDrag(containing: item) != nil, session.pendingDrop(containing: item))
    piece.setAction(strings.putBack, enabled: isPickedUp || drop != nil)
    if coordinator.moveCommands != nil {
      let moves = coordinator.moveMenu.commands(for: item).map(\.label)
      for move in strings.listMoves { piece.setAction(move, enabled: moves.contains(move)) }
    }
    let destination = stickyDestination(piece, item)
    if let place = destination, let label = delegate?.accessibleLabel(ofPlace: place) {
      return set(label, description(of: place), of: piece)
    }
    let label = delegate?.accessibleLabel(ofItem: item)
    if let place = destination {
      set(label.map(pickedUp), description(of: place), of: piece)
    } else if let place = drop?.place {
      let names = ["piece": announcer.name(of: item), "place": announcer.name(of: place)]
      set(label, withPutBack(strings("{piece} waits at {place}.", names)), of: piece)
    } else if isPickedUp, let label {
      set(pickedUp(label), putBack, of: piece)
    } else if isPickedUp {
      set(nil, withPutBack(strings("{piece} picked up.", ["piece": announcer.name(of: item)])), of: piece)
    } else {
      set(label, description(ofItemAtRest: item), of: piece)
    }
  }

  /// Returns the place that a piece is for the sticky drag: a candidate, or the origin of its own item.
  private func stickyDestination(_ piece: Piece, _ item: Model.Item) -> Model.Place? {
    guard let drag = coordinator.stickyDrag, let place = coordinator.place(of: piece) else { return nil }
    let isOrigin = drag.item == item && coordinator.originPlace(item) == place
    return isOrigin || coordinator.stickyInput.isPlaceForStickyDrag(item) ? place : nil
  }

  private func description(ofItemAtRest item: Model.Item) -> String {
    let own = delegate?.accessibleDescription(ofItem: item) ?? usualDescription(of: item)
    let selected = coordinator.hooks.isSelected(item) ? strings("Selected.") : nil
    let state = [selected, coordinator.hooks.position(item)].compactMap(\.self)
    return (own.isEmpty ? state : state + [own]).reduce("") {
      $0.isEmpty ? $1 : strings("{first} {second}", ["first": $0, "second": $1])
    }
  }

  private func usualDescription(of item: Model.Item) -> String {
    let model = coordinator.model
    let canPickUp = model.isDragAllowed && delegate?.primaryAction(of: item) == nil && model.rules.canPickUp(item)
    return canPickUp ? strings("Press Space to pick it up.") : ""
  }

  private func pickedUp(_ label: String) -> String { strings("{piece}, picked up", ["piece": label]) }

  private var putBack: String { strings("Press Escape to put it back.") }

  private func withPutBack(_ sentence: String) -> String {
    strings("{first} {second}", ["first": sentence, "second": putBack])
  }

  private func set(_ label: String?, _ description: String, of item: BoardItem) {
    coordinator.accessibility.setText(label, description, of: item)
  }

  private func description(of place: Model.Place) -> String {
    guard let drag = coordinator.stickyDrag else { return delegate?.accessibleDescription(ofPlace: place) ?? "" }
    let name = ["piece": announcer.listed(drag.items)]
    if coordinator.springLoader.immediateAction(of: place, for: drag) != nil {
      return strings("{piece}: press Return to open this, or Escape to put it back.", name)
    }
    let there = drag.moved(over: place, by: coordinator.model.rules)
    switch there.verdict {
    case .accepted:
      return delegate?.accessibleDescription(ofDropping: drag.item, on: place)
        ?? (drag.companions.isEmpty
          ? description(of: there, name, on: place)
          : strings("{piece}: press Return to drop them here, or Escape to put them back.", name))
    case .rejected(let refusal):
      return announcer.reason(for: refusal) ?? strings("{piece} would come back from here.", name)
    case .unknown:
      let isOrigin = coordinator.originPlace(drag.item) == place
      return isOrigin ? strings("{piece}: press Return to put it back.", name) : ""
    }
  }

  private func description(of drag: ActiveDrag, _ name: [String: String], on place: Model.Place) -> String {
    let text =
      switch drag.operation {
      case .move: strings("{piece}: press Return to drop it here, or Escape to put it back.", name)
      case .copy: strings("{piece}: press Return to copy it here, or Escape to put it back.", name)
      case .link: strings("{piece}: press Return to link it here, or Escape to put it back.", name)
      }
    let others = coordinator.model.rules.operations(of: drag.item, droppedOn: place).filter { $0 != drag.operation }
    return others.reduce(text) { text, operation in
      let keys =
        switch operation {
        case .move: strings("Shift+Return moves it.")
        case .copy: strings("Ctrl+Return copies it.")
        case .link: strings("Ctrl+Shift+Return links it.")
        }
      return strings("{first} {second}", ["first": text, "second": keys])
    }
  }
}
