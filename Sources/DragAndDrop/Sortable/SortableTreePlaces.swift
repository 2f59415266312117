/// The places of a sortable tree as a board shows them: their names, and the moves between them.
@MainActor package struct SortableTreePlaces<Rules: SortableTreeRules> {
  package typealias Item = Rules.Item
  package typealias Place = Rules.Place

  private static var mostContainers: Int { 16 }

  let rules: Rules
  let strings: BoardStrings
  let itemName: (Item) -> String

  package init(_ rules: Rules, strings: BoardStrings, itemName: @escaping (Item) -> String) {
    (self.rules, self.strings, self.itemName) = (rules, strings, itemName)
  }

  private var tree: SortableTree<Item> { rules.sortableTree }

  /// Returns an item or, if it has no row, the innermost of its ancestors that has one.
  package func visibleAncestor(of item: Item) -> Item? {
    let tree = tree
    let visible = Set(tree.rows.map(\.item))
    return sequence(first: item) { tree.parent(of: $0) }.first(where: visible.contains)
  }

  /// Returns the item that opens at a place: the collapsed one, with children, into which a drop would go; nil for none.
  package func itemToOpen(at place: Place) -> Item? {
    guard place.position == .into, let item = place.item, !tree.expandedItems.contains(item) else { return nil }
    return tree.children(of: item).isEmpty ? nil : item
  }

  /// Returns the name of a place, with its level if the level could be another one there.
  package func name(of place: Place) -> String {
    guard let item = place.item else { return strings("to the top level") }
    let values = ["piece": itemName(item), "level": "\(tree.level(of: item) + 1)"]
    return switch place.position {
    case .before: strings("before {piece}, level {level}", values)
    case .after: strings("after {piece}, level {level}", values)
    case .into: strings("into {piece}", values)
    }
  }

  /// Returns where an item at a place is: 'in' another item, where ``name(of:)`` says 'into'.
  package func position(at place: Place) -> String {
    guard let item = place.item else { return strings("at the top level") }
    return place.position == .into ? strings("in {piece}", ["piece": itemName(item)]) : name(of: place)
  }

  /// Returns the innermost visible item in which a place is; nil at the outermost level.
  package func container(of place: Place) -> Item? {
    tree.parent(at: place).flatMap(visibleAncestor)
  }

  /// Returns the place of an item, in relation to items that are not dragged with it; nil for the only item.
  ///
  /// During a drag by clicks or keys, that of an item at rest is the place at its index, or the last one of its parent.
  package func origin(of item: Item, in model: some DragModel<Rules>) -> Place? {
    guard let drag = model.session.stickyDrag, !drag.items.contains(item) else {
      return tree.origin(of: item, movingWith: model.droppedItems(for: item))
    }
    let (siblings, dragged) = (tree.children(of: tree.parent(of: item)), Set(drag.items))
    let others = siblings.filter { !dragged.contains($0) }
    guard let index = siblings.firstIndex(of: item), let last = others.last else { return nil }
    let place = others.dropFirst(index).first.map { Place(.before, $0) } ?? Place(.after, last)
    return rules.visiblePlace(for: place, dragging: drag.items)
  }

  /// Returns the position of an item as a sentence; nil if it has no row.
  package func position(of item: Item) -> String? {
    guard let row = tree.rows.first(where: { $0.item == item }) else { return nil }
    let position = strings(
      "Level {level}, {number} of {count}.",
      ["level": "\(row.level + 1)", "number": "\(row.index + 1)", "count": "\(row.siblingCount)"])
    guard row.hasChildren else { return position }
    let state = tree.expandedItems.contains(item) ? strings("Expanded.") : strings("Collapsed.")
    return strings("{first} {second}", ["first": state, "second": position])
  }

  /// Returns moves among the siblings of an item and one level out, and a drop into each visible item that takes it.
  ///
  /// To change its position, an item moves, also where the default of the rules is a copy.
  package func moveCommands(for item: Item) -> [MoveCommand<Place>] {
    let items = rules.droppedItems(for: item)
    // Those that move along are no neighbors to move past.
    let others = Set(items).subtracting([item])
    let siblings = tree.children(of: tree.parent(of: item)).filter { !others.contains($0) }
    guard let index = siblings.firstIndex(of: item), let first = siblings.first, let last = siblings.last else {
      return []
    }
    var commands: [MoveCommand<Place>] = []
    func offer(_ label: String, to place: Place) {
      if rules.canMove(item, to: place) { commands.append(MoveCommand(label, to: place, as: .move)) }
    }
    if index > 0 { offer(strings("Move Up"), to: Place(.before, siblings[index - 1])) }
    if index + 1 < siblings.count { offer(strings("Move Down"), to: Place(.after, siblings[index + 1])) }
    if index > 1 { offer(strings("Move to Top"), to: Place(.before, first)) }
    if index + 2 < siblings.count { offer(strings("Move to Bottom"), to: Place(.after, last)) }
    if let parent = tree.parent(of: item) { offer(strings("Move Out"), to: Place(.after, parent)) }
    let containers = tree.rows.map(\.item).filter { rules.takesChildren($0) && $0 != tree.parent(of: item) }
    if containers.count <= Self.mostContainers {
      commands += containers.map { container in
        let place = Place(.into, container)
        return intoCommand(rules.defaultOperation(of: item, droppedOn: place), place)
      }
    }
    return commands.filter { rules.verdict(for: items, over: $0.place) == .accepted }
  }

  private func intoCommand(_ operation: DropOperation, _ place: Place) -> MoveCommand<Place> {
    MoveCommand(operation.command(preposition: name(of: place), strings), to: place)
  }

  /// Returns moves of items from another board to the top level, and into each visible item that takes them.
  package func incomingCommands(for items: [Item], _ operation: DropOperation) -> [MoveCommand<Place>] {
    let containers = tree.rows.map(\.item).filter(rules.takesChildren).map { Place(.into, $0) }
    let shown = containers.filter { rules.verdict(forIncoming: items, over: $0) == .accepted }
    let places = shown.count <= Self.mostContainers ? shown : []
    let isEndOpen = rules.verdict(forIncoming: items, over: .end) == .accepted
    return ((isEndOpen ? [.end] : []) + places).map { intoCommand(operation, $0) }
  }
}
