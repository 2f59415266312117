import Geometry

/// A layout of the rows of a tree, one below the other, each indented by its level.
public struct TreeLayout: Equatable, Sendable {
  /// The area of the tree, in the board's coordinates; rows overflow at the bottom.
  public var frame: Rect
  /// The height of a row, in device-independent pixels.
  public var height: Double
  /// The space between rows, in device-independent pixels.
  public var spacing: Double
  /// The indentation of each level, in device-independent pixels.
  public var indentation: Double
  /// Whether rows are indented from the right, for right-to-left text.
  public var isRightToLeft: Bool

  /// Creates a layout; lengths are in device-independent pixels.
  public init(
    _ frame: Rect, height: Double, spacing: Double = 0, indentation: Double = 24, isRightToLeft: Bool = false
  ) {
    (self.frame, self.height, self.spacing) = (frame, height, spacing)
    (self.indentation, self.isRightToLeft) = (indentation, isRightToLeft)
  }

  /// Returns the frame of the row at an index, in the board's coordinates; the first level is indented too.
  public func frame(of index: Int, level: Int) -> Rect {
    row(at: frame.minY + Double(index) * (height + spacing), height: height, level: level)
  }

  private func row(at top: Double, height: Double, level: Int) -> Rect {
    let indent = min(Double(level + 1) * indentation, frame.size.width)
    return Rect(
      x: isRightToLeft ? frame.minX : frame.minX + indent, y: top, width: frame.size.width - indent, height: height)
  }

  /// A place with the area where it takes items, and the area of its mark, in the board's coordinates.
  public struct Zone<Place: Hashable & Sendable>: Equatable, Sendable {
    /// The place.
    public let place: Place
    /// The area in which a pointer means the place.
    public let frame: Rect
    /// The row or, for a place before or after it, the line.
    public let mark: Rect
  }

  /// Returns the zones of the places of a tree for items that are dragged.
  ///
  /// The edge of a row means before or after it, its middle into it; if nothing goes into it, each half is an edge.
  /// Where several levels end, the indentation of the pointer decides. The frame below the last row that has a place
  /// means behind it.
  public func zones<Rules: SortableTreeRules>(
    of places: [Rules.Place], by rules: Rules
  ) -> [Zone<Rules.Place>] {
    let (tree, rows) = (rules.sortableTree, rules.sortableTree.rows)
    let indices = Dictionary(uniqueKeysWithValues: zip(rows.map(\.item), rows.indices))
    let lowest = lowestIndices(of: rows, tree)
    /// Returns the boundary of a place, which is named by the row below it.
    func boundary(of place: Rules.Place) -> Int? {
      guard let item = place.item else { return nil }
      return place.position == .before ? indices[item] : lowest[item].map { $0 + 1 }
    }
    func index(of place: Rules.Place) -> Int? { place.item.flatMap { indices[$0] } }
    let containers = Set(places.filter { $0.position == .into }.compactMap(index))
    /// Returns the distance from a boundary up to which it takes items in a row beside it.
    func reach(_ row: Int) -> Double {
      rows.indices.contains(row) && !containers.contains(row) ? (height + spacing) / 2 : height / 4
    }
    let last = places.compactMap { $0.position == .into ? index(of: $0).map { $0 + 1 } : boundary(of: $0) }.max()
    let levels = Dictionary(
      grouping: places.filter { $0.position != .into }, by: { boundary(of: $0) ?? -1 }
    ).mapValues { $0.compactMap { $0.item.map(tree.level) }.sorted() }
    return places.compactMap { place in
      if place == .end { return Zone(place: place, frame: frame, mark: self.frame(of: 0, level: 0)) }
      guard let index = index(of: place) else { return nil }
      let row = frame(of: index, level: rows[index].level)
      guard place.position != .into else { return Zone(place: place, frame: inner(row), mark: row) }
      guard let boundary = boundary(of: place), let all = levels[boundary] else { return nil }
      let level = rows[index].level
      let y = frame.minY + Double(boundary) * (height + spacing) - spacing / 2
      let line = self.row(at: y - 2, height: 4, level: level)
      let top = y - reach(boundary - 1)
      let end = y + reach(boundary)
      let bottom = boundary == last ? max(end, frame.maxY) : end
      let edge = Rect(from: Point(x: frame.minX, y: top), to: Point(x: frame.maxX, y: bottom))
      let zone = part(of: edge, level, all)
      return Zone(place: place, frame: zone, mark: line)
    }
  }

  private func inner(_ row: Rect) -> Rect {
    // The whole width, like the edges.
    Rect(x: frame.minX, y: row.minY + height / 4, width: frame.size.width, height: height / 2)
  }

  /// Returns the part of a boundary that belongs to a level, of those that end there.
  private func part(of boundary: Rect, _ level: Int, _ levels: [Int]) -> Rect {
    let start = levels.first == level ? 0 : Double(level + 1) * indentation
    let next = levels.first { $0 > level }
    let end = min(boundary.size.width, next.map { Double($0 + 1) * indentation } ?? boundary.size.width)
    return Rect(
      x: isRightToLeft ? boundary.maxX - end : boundary.minX + start, y: boundary.minY, width: max(0, end - start),
      height: boundary.size.height)
  }

  /// Returns, for each item, the index of the last visible row among those of the item and the items below it.
  private func lowestIndices<Item>(of rows: [SortableTree<Item>.Row], _ tree: SortableTree<Item>) -> [Item: Int] {
    var lowest: [Item: Int] = [:]
    for (index, row) in rows.enumerated() {
      for item in sequence(first: row.item, next: { tree.parent(of: $0) }) { lowest[item] = index }
    }
    return lowest
  }
}
