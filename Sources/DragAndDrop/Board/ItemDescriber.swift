/// Composes the accessible texts of pieces and places: their labels, and what a key does to them now.
@MainActor package struct ItemDescriber<Context: BoardContext> {
  package typealias Model = Context.Model
  private typealias ActiveDrag = DragSession<Model.Rules>.ActiveDrag

  package struct Texts {
    /// The label; nil for the item's own.
    package let label: String?
    package let description: String
    /// The hint about keys that follows the description; nil for none.
    package let hint: KeyHint?
    /// Whether each action that depends on the state is enabled, by name.
    package let actions: [String: Bool]
  }

  /// The text that is read after a label: the state of the item, and a hint about keys.
  private struct Told {
    let text: String
    let hint: KeyHint?

    init(_ text: String, _ hint: KeyHint? = nil) { (self.text, self.hint) = (text, hint) }
  }

  unowned let coordinator: Context

  private var strings: BoardStrings { coordinator.strings }
  private var delegate: (any DragDelegate<Model>)? { coordinator.dragDelegate }
  private var announcer: DragAnnouncer<Context> { coordinator.announcer }

  package init(_ coordinator: Context) { self.coordinator = coordinator }

  /// Returns the texts of an item; nil if it is neither a piece nor a place.
  package func texts(of element: Context.Element) -> Texts? {
    if let item = coordinator.item(of: element) { return texts(ofPiece: item, element) }
    return coordinator.place(of: element).map { place in
      let isDragging = coordinator.model.session.stickyDrag != nil
      let told = description(of: place)
      return Texts(
        label: delegate?.accessibleLabel(ofPlace: place), description: told.text, hint: told.hint,
        actions: [BoardStrings.click: isDragging])
    }
  }

  private func texts(ofPiece item: Model.Item, _ piece: Context.Element) -> Texts {
    let session = coordinator.model.session
    let (isPickedUp, drop) = (session.activeDrag(containing: item) != nil, session.pendingDrop(containing: item))
    var actions = [strings.putBack: isPickedUp || drop != nil]
    if coordinator.moveCommands != nil {
      let moves = Set(coordinator.stickyInput.moveCommands(for: item).map(\.label))
      for move in strings.listMoves { actions[move] = moves.contains(move) }
    }
    let destination = stickyDestination(piece, item)
    func texts(_ label: String?, _ told: Told) -> Texts {
      Texts(label: label, description: told.text, hint: told.hint, actions: actions)
    }
    if let place = destination, let label = delegate?.accessibleLabel(ofPlace: place) {
      return texts(label, description(of: place))
    }
    let label = delegate?.accessibleLabel(ofItem: item)
    if let place = destination { return texts(isPickedUp ? label.map(pickedUp) : label, description(of: place)) }
    // What another board has yet to accept has no place on this one.
    if let drop {
      return texts(label, Told(drop.place.map { announcer.waiting(item, at: $0) } ?? "", putBack(drop)))
    }
    guard let drag = session.activeDrag(containing: item) else {
      return texts(label, description(ofItemAtRest: item))
    }
    if let label { return texts(pickedUp(label), Told("", putBack(drag))) }
    return texts(nil, Told(strings("{piece} picked up.", ["piece": announcer.name(of: item)]), putBack(drag)))
  }

  /// Returns the place that a piece is for the sticky drag: a candidate, or the origin of its own item.
  private func stickyDestination(_ piece: Context.Element, _ item: Model.Item) -> Model.Place? {
    guard let drag = coordinator.model.session.stickyDrag, let place = coordinator.place(of: piece) else { return nil }
    let isOrigin = drag.item == item && coordinator.originPlace(item) == place
    return isOrigin || StickyInput(coordinator: coordinator).destination(at: item) == place ? place : nil
  }

  private func description(ofItemAtRest item: Model.Item) -> Told {
    let own = delegate?.accessibleDescription(ofItem: item)
    let selected = coordinator.isSelected(item) ? strings("Selected.") : nil
    // 'Selected.' is last, because the announcement of the number of selected items can come first.
    let state = [coordinator.position(of: item), selected].compactMap(\.self)
    let text = (state + [own ?? ""].filter { !$0.isEmpty }).reduce("") {
      $0.isEmpty ? $1 : strings("{first} {second}", ["first": $0, "second": $1])
    }
    return Told(text, own == nil ? pickUp(item) : nil)
  }

  private func pickUp(_ item: Model.Item) -> KeyHint? {
    let model = coordinator.model
    let canPickUp = model.isDragAllowed && delegate?.primaryAction(of: item) == nil && model.rules.canPickUp(item)
    guard canPickUp else { return nil }
    let isAlone = model.rules.dragGroup(for: item).allSatisfy { $0 == item }
    return KeyHint(.pickUp, isAlone ? strings("Press Space to pick it up.") : strings("Press Space to pick them up."))
  }

  private func pickedUp(_ label: String) -> String { strings("{piece}, picked up", ["piece": label]) }

  private func putBack(_ drag: ActiveDrag) -> KeyHint {
    let isAlone = drag.companions.isEmpty
    return KeyHint(
      .putBack, isAlone ? strings("Press Escape to put it back.") : strings("Press Escape to put them back."))
  }

  private func description(of place: Model.Place) -> Told {
    guard let drag = coordinator.model.session.stickyDrag else {
      return Told(delegate?.accessibleDescription(ofPlace: place) ?? "")
    }
    let name = ["piece": announcer.briefly(drag.items)]
    if coordinator.immediateAction(of: place, for: drag) != nil {
      let text =
        drag.companions.isEmpty
        ? strings("{piece}: press Return to open this, or Escape to put it back.", name)
        : strings("{piece}: press Return to open this, or Escape to put them back.", name)
      return Told("", KeyHint(.open, text))
    }
    let there = drag.moved(over: place, by: coordinator.model.rules)
    switch there.verdict {
    case .accepted:
      let text =
        delegate?.accessibleDescription(ofDropping: drag.item, on: place) ?? hint(for: there, name, on: place)
      return Told("", text.isEmpty ? nil : KeyHint(.drop, text))
    case .rejected(let refusal):
      return Told(announcer.reason(for: refusal) ?? strings("{piece} would come back from here.", name))
    case .unknown:
      let isOrigin = coordinator.originPlace(drag.item) == place
      guard isOrigin else { return Told("") }
      let text =
        drag.companions.isEmpty
        ? strings("{piece}: press Return to put it back.", name)
        : strings("{piece}: press Return to put them back.", name)
      return Told("", KeyHint(.putBack, text))
    }
  }

  private func hint(for drag: ActiveDrag, _ name: [String: String], on place: Model.Place) -> String {
    let isAlone = drag.companions.isEmpty
    let text =
      switch drag.operation {
      case .move where isAlone: strings("{piece}: press Return to drop it here, or Escape to put it back.", name)
      case .move: strings("{piece}: press Return to drop them here, or Escape to put them back.", name)
      case .copy where isAlone: strings("{piece}: press Return to copy it here, or Escape to put it back.", name)
      case .copy: strings("{piece}: press Return to copy them here, or Escape to put them back.", name)
      case .link where isAlone: strings("{piece}: press Return to link it here, or Escape to put it back.", name)
      case .link: strings("{piece}: press Return to link them here, or Escape to put them back.", name)
      }
    let others = coordinator.model.rules.operations(of: drag.item, droppedOn: place).filter { $0 != drag.operation }
    return others.reduce(text) { text, operation in
      let keys =
        switch operation {
        case .move: isAlone ? strings("Shift+Return moves it.") : strings("Shift+Return moves them.")
        case .copy: isAlone ? strings("Ctrl+Return copies it.") : strings("Ctrl+Return copies them.")
        case .link: isAlone ? strings("Ctrl+Shift+Return links it.") : strings("Ctrl+Shift+Return links them.")
        }
      return strings("{first} {second}", ["first": text, "second": keys])
    }
  }
}
