import Geometry

/// The places of the pieces that were not moved yet: a lattice over the table, outside the frame.
struct HeapSlots {
  let centers: [Point]

  /// Creates slots in which pieces hardly touch each other or the frame.
  init(table: Rect, frame: Rect, cell: Size, turns: Bool) {
    let side = max(cell.width, cell.height)
    let tab = JigsawTab.maximumHeight * min(cell.width, cell.height)
    let slot = Size(width: (turns ? side : cell.width) + tab, height: (turns ? side : cell.height) + tab)
    // Tabs reach beyond the slots by half of their length.
    centers = Self.lattice(table.inset(by: tab / 2), slot) { center in
      Rect(center: center, size: slot).overlap(with: frame) < 0.06 * slot.width * slot.height
    }
  }

  /// Creates at least `count` slots, in which pieces cover each other if there is no room.
  init(table: Rect, frame: Rect, cell: Size, count: Int) {
    var (slot, found) = (cell, [Point]())
    for _ in 0..<60 where found.count < count {
      found = Self.lattice(table, slot) { !frame.inset(by: -0.1 * min(cell.width, cell.height)).contains($0) }
      slot = slot * 0.93
    }
    centers = found
  }

  private static func lattice(_ table: Rect, _ slot: Size, _ isFree: (Point) -> Bool) -> [Point] {
    let columns = Int(clamping: table.size.width / max(1, slot.width))
    let rows = Int(clamping: table.size.height / max(1, slot.height))
    guard columns > 0, rows > 0, columns * rows <= 100_000 else { return [] }
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        table.point((Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
      }
    }.filter(isFree)
  }

  /// Returns the `count` points nearest to a center, in their original order; repeats points if there are too few.
  static func nearest(_ points: [Point], to center: Point, _ count: Int) -> [Point] {
    guard !points.isEmpty else { return [] }
    guard points.count >= count else { return (0..<count).map { points[$0 % points.count] } }
    // Rounded, so that points at the same distance are in the same order on every machine.
    let distances = points.map { ($0.distance(to: center) * 16).rounded() }
    let kept = points.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(count)
    return kept.sorted().map { points[$0] }
  }
}
