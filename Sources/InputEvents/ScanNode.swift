/// An item that switch scanning can select, or a group of nodes that is marked as one and then entered.
package indirect enum ScanNode<Item: Hashable>: Equatable {
  case item(Item)
  case group([ScanNode])

  /// The items of the node, in scanning order.
  package var items: [Item] {
    switch self {
    case .item(let item): [item]
    case .group(let nodes): nodes.flatMap(\.items)
    }
  }

  package func contains(_ wanted: Item) -> Bool {
    switch self {
    case .item(let item): item == wanted
    case .group(let nodes): nodes.contains { $0.contains(wanted) }
    }
  }

  var isEmpty: Bool {
    switch self {
    case .item: false
    case .group(let nodes): nodes.allSatisfy(\.isEmpty)
    }
  }

  /// The nodes of a group; empty for an item.
  package var children: [ScanNode] {
    switch self {
    case .item: []
    case .group(let nodes): nodes
    }
  }
}
