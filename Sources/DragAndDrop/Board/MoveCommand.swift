/// A move that the context menu of a piece offers.
public struct MoveCommand<Place: Hashable & Sendable> {
  /// The text of the menu item.
  public let label: String
  /// The place to which the piece moves.
  public let place: Place
  /// The operation that the command requests; nil for the default of the rules.
  public let operation: DropOperation?

  /// The largest number of places for which a menu offers moves by default.
  package static var menuLimit: Int { 16 }

  /// Creates a command.
  public init(_ label: String, to place: Place, as operation: DropOperation? = nil) {
    (self.label, self.place, self.operation) = (label, place, operation)
  }
}

extension DropOperation {
  /// Returns the label of the menu item that puts an item on a place.
  package func command(to place: String, _ strings: BoardStrings) -> String {
    switch self {
    case .move: strings("Move to {place}", ["place": place])
    case .copy: strings("Copy to {place}", ["place": place])
    case .link: strings("Link to {place}", ["place": place])
    }
  }

  /// Returns the label of the menu item that puts an item on a place whose name begins with a preposition.
  package func command(preposition place: String, _ strings: BoardStrings) -> String {
    switch self {
    case .move: strings("Move {place}", ["place": place])
    case .copy: strings("Copy {place}", ["place": place])
    case .link: strings("Link {place}", ["place": place])
    }
  }
}

extension DropRules {
  /// Returns the operation of a drop for which the user requests none.
  package func defaultOperation(of item: Item, droppedOn place: Place) -> DropOperation {
    operations(of: item, droppedOn: place).first ?? .move
  }

  /// Returns whether a drop on a place can move an item, and not only copy or link it.
  package func canMove(_ item: Item, to place: Place) -> Bool {
    let operations = operations(of: item, droppedOn: place)
    return operations.isEmpty || operations.contains(.move)
  }
}

extension StickyInput {
  package func commandLabel(_ operation: DropOperation, to place: Model.Place) -> String {
    let (name, strings) = (coordinator.announcer.name(of: place), coordinator.strings)
    return coordinator.position(at: place) == nil
      ? operation.command(to: name, strings) : operation.command(preposition: name, strings)
  }

  /// Returns the moves that the menu of an item offers; empty if the item cannot be moved, or to too many places.
  package func moveCommands(for item: Model.Item) -> [MoveCommand<Model.Place>] {
    let model = coordinator.model
    guard !model.session.isDragging, model.isMovable(item) else { return [] }
    if let own = coordinator.moveCommands?(item) { return own }
    let places = model.places(for: item).filter { coordinator.element(of: $0) != nil }
    guard places.count <= MoveCommand<Model.Place>.menuLimit else { return [] }
    return places.map { place in
      MoveCommand(commandLabel(model.rules.defaultOperation(of: item, droppedOn: place), to: place), to: place)
    }
  }

  /// Performs the move with a label, for an accessibility action.
  package func perform(_ label: String, for item: Model.Item) {
    if let command = moveCommands(for: item).first(where: { $0.label == label }) { perform(command, for: item) }
  }

  /// Moves an item as if a click had picked it up, and focuses it.
  package func perform(_ command: MoveCommand<Model.Place>, for item: Model.Item) {
    guard coordinator.model.pickUp(item, by: .click) else { return }
    drop(on: command.place, as: command.operation, movesFocus: true)
  }
}
