import Geometry

/// A pattern by which switch scanning divides a group of many items.
public enum ScanPattern: Int, CaseIterable, Sendable {
  /// Rows, and then the items of a row; many rows or columns in blocks.
  case rowsAndColumns
  /// One half, or else the other, down to a single item.
  case halves
  /// Item by item.
  case oneByOne

  /// The largest number of items in a group that is not divided.
  package static var largestUndivided: Int { 12 }
  /// The largest number of rows, or of items in a row, without blocks.
  private static var largestLine: Int { 8 }

  /// Returns a group of items with their frames; one of more than 12 items is divided, in reading order.
  package func group<Item>(_ items: [(item: Item, frame: Rect)], isRightToLeft: Bool = false) -> ScanNode<Item> {
    guard self != .oneByOne, items.count > Self.largestUndivided else { return .group(items.map { .item($0.item) }) }
    let rows = Self.rows(of: items, isRightToLeft: isRightToLeft)
    switch self {
    case .oneByOne, .rowsAndColumns:
      return .group(Self.blocks(rows.map { row in Self.node(Self.blocks(row.map { .item($0) })) }))
    case .halves: return Self.halves(rows)
    }
  }

  /// Returns the items of each row from the top, in reading order.
  private static func rows<Item>(of items: [(item: Item, frame: Rect)], isRightToLeft: Bool) -> [[Item]] {
    var rows: [(first: Rect, items: [(item: Item, frame: Rect)])] = []
    for entry in items.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      let middle = entry.frame.center.y
      if let row = rows.indices.last, middle >= rows[row].first.minY, middle <= rows[row].first.maxY {
        rows[row].items.append(entry)
      } else {
        rows.append((entry.frame, [entry]))
      }
    }
    return rows.map { row in
      row.items.sorted { isRightToLeft ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX }.map(\.item)
    }
  }

  private static func node<Item>(_ nodes: [ScanNode<Item>]) -> ScanNode<Item> {
    nodes.count == 1 ? nodes[0] : .group(nodes)
  }

  /// Divides many nodes into about as many blocks as each block has nodes, which takes the fewest steps.
  private static func blocks<Item>(_ nodes: [ScanNode<Item>]) -> [ScanNode<Item>] {
    guard nodes.count > largestLine else { return nodes }
    let count = (2...nodes.count).first { $0 * $0 >= nodes.count } ?? nodes.count
    return parts(of: nodes, count: count).map { node(blocks(Array($0))) }
  }

  private static func parts<Element>(of elements: [Element], count: Int) -> [ArraySlice<Element>] {
    // The first parts, which are reached earlier, are the larger ones.
    let (size, larger) = elements.count.quotientAndRemainder(dividingBy: count)
    var start = 0
    return (0..<count).map { index in
      defer { start += size + (index < larger ? 1 : 0) }
      return elements[start..<(start + size + (index < larger ? 1 : 0))]
    }
  }

  private static func halves<Item>(_ rows: [[Item]]) -> ScanNode<Item> {
    guard rows.count == 1 else { return .group(parts(of: rows, count: 2).map { halves(Array($0)) }) }
    guard rows[0].count > 1 else { return .item(rows[0][0]) }
    return .group(parts(of: rows[0], count: 2).map { halves([Array($0)]) })
  }
}
