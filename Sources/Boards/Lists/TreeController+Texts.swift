import DragAndDrop

extension TreeController {
  /// Returns the name of a place, with its level if the level could be another one there.
  func name(of place: Place) -> String {
    let strings = coordinator.strings
    let values = [
      "piece": coordinator.announcer.name(of: place.item), "level": "\(tree.level(of: place.item) + 1)",
    ]
    return switch place.position {
    case .before: strings("before {piece}, level {level}", values)
    case .after: strings("after {piece}, level {level}", values)
    case .into: strings("into {piece}", values)
    }
  }

  func position(of item: Model.Item) -> String? {
    guard let row = tree.rows.first(where: { $0.item == item }) else { return nil }
    let strings = coordinator.strings
    let position = strings(
      "Level {level}, {number} of {count}.",
      ["level": "\(row.level + 1)", "number": "\(row.index + 1)", "count": "\(row.siblingCount)"])
    guard row.hasChildren else { return position }
    let state = tree.expandedItems.contains(item) ? strings("Expanded.") : strings("Collapsed.")
    return strings("{first} {second}", ["first": state, "second": position])
  }

  /// Returns moves among the siblings of an item, one level out, and into each visible item that takes it.
  func moveCommands(for item: Model.Item) -> [MoveCommand<Place>] {
    let (strings, rules, tree) = (coordinator.strings, rules, tree)
    let items = [item] + rules.dragGroup(for: item).filter { $0 != item }
    let siblings = tree.children(of: tree.parent(of: item))
    guard let index = siblings.firstIndex(of: item), let first = siblings.first, let last = siblings.last else {
      return []
    }
    var commands: [MoveCommand<Place>] = []
    if index > 0 { commands.append(MoveCommand(strings("Move Up"), to: Place(.before, siblings[index - 1]))) }
    if index + 1 < siblings.count {
      commands.append(MoveCommand(strings("Move Down"), to: Place(.after, siblings[index + 1])))
    }
    if index > 1 { commands.append(MoveCommand(strings("Move to Top"), to: Place(.before, first))) }
    if index + 2 < siblings.count { commands.append(MoveCommand(strings("Move to Bottom"), to: Place(.after, last))) }
    if let parent = tree.parent(of: item) {
      commands.append(MoveCommand(strings("Move Out"), to: Place(.after, parent)))
    }
    let containers = tree.rows.map(\.item).filter { rules.takesChildren($0) && $0 != tree.parent(of: item) }
    let mostContainers = 16
    if containers.count <= mostContainers {
      commands += containers.map { container in
        let name = coordinator.announcer.name(of: container)
        return MoveCommand(strings("Move into {place}", ["place": name]), to: Place(.into, container))
      }
    }
    return commands.filter { rules.verdict(for: items, over: $0.place) == .accepted }
  }
}
