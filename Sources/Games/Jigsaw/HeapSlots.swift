import Geometry

/// The places around the frame of the pieces that were not moved yet: a lattice over the table, without the frame.
enum HeapSlots {
  /// The maximum number of points in a lattice, many times that of pieces.
  private static let maximumCount = 100_000

  /// Returns the centers of all slots of a size at which pieces hardly touch each other or the frame.
  static func apart(on table: Rect, around frame: Rect, cell: Size, turns: Bool) -> [Point] {
    let side = max(cell.width, cell.height)
    let tab = JigsawTab.maximumHeight * min(cell.width, cell.height)
    let slot = Size(width: (turns ? side : cell.width) + tab, height: (turns ? side : cell.height) + tab)
    // Tabs reach beyond the slots by half of their length.
    return lattice(table.inset(by: tab / 2), slot) { center in
      Rect(center: center, size: slot).overlap(with: frame) < 0.06 * slot.width * slot.height
    }
  }

  private static func lattice(_ table: Rect, _ slot: Size, _ isFree: (Point) -> Bool) -> [Point] {
    let rows = min(Int(clamping: table.size.height / slot.height), maximumCount)
    guard rows > 0 else { return [] }
    let columns = min(Int(clamping: table.size.width / slot.width), maximumCount / rows)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        table.point((Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
      }
    }.filter(isFree)
  }

  /// Returns the `count` points nearest to a center, in their original order.
  static func nearest(_ points: [Point], to center: Point, _ count: Int) -> [Point] {
    // Rounded, so that points at the same distance are in the same order on every machine.
    let distances = points.map { ($0.distance(to: center) * 16).rounded() }
    let kept = points.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(count)
    return kept.sorted().map { points[$0] }
  }
}
