import Geometry

/// The layout of the table in device-independent pixels: the frame, and the slots of the heap around it.
package struct JigsawGeometry: Equatable, Sendable {
  /// The part of the board where pieces lie.
  package let table: Rect
  package let grid: JigsawGrid
  /// Whether the pieces can be turned, for which their slots need more room.
  let turns: Bool
  /// The place of the finished picture.
  package let frame: Rect
  /// The centers of the slots of the heap, around the frame, one for each piece.
  package let slots: [Point]
  /// The device-independent pixels per cell unit.
  package let scale: Double

  /// The frame's size as a share of the largest that fits on the table, from the best to the least.
  ///
  /// The least is smaller than any table needs, so that the pieces of each picture have their slots.
  private static let shares = stride(from: 0.84, through: 0.4, by: -0.02)

  /// Creates the layout with the largest frame that leaves room for all pieces around it.
  package init(table: Rect, grid: JigsawGrid, turns: Bool = false) {
    func length(_ length: Double) -> Double { length.isFinite ? min(max(length, 40), 1_000_000) : 40 }
    let size = Size(width: length(table.size.width), height: length(table.size.height))
    let table = Rect(origin: table.origin, size: size)
    (self.table, self.grid, self.turns) = (table, grid, turns)
    let whole = min(size.width / grid.size.width, size.height / grid.size.height)
    var (frame, scale, slots) = (table, whole, [Point]())
    for share in Self.shares where slots.count < grid.count {
      scale = whole * share
      frame = Rect(center: table.center, size: grid.size * scale)
      slots = HeapSlots.apart(on: table, around: frame, cell: grid.cell * scale, turns: turns)
    }
    (self.frame, self.scale) = (frame, scale)
    self.slots = HeapSlots.nearest(slots, to: table.center, grid.count)
  }

  package var cell: Size { grid.cell * scale }
  private var shortSide: Double { min(cell.width, cell.height) }

  /// The maximum distance by which a tab extends beyond its cell.
  package var reach: Double { JigsawTab.maximumHeight * shortSide }

  /// The distance from the right place beside another group within which pieces join.
  ///
  /// It is shorter than the gaps around the frame, so that pieces that were not moved rarely join by chance.
  package var snapDistance: Double { snapDistance(0.22) }
  /// The distance from the right place in the frame within which pieces snap.
  package var frameSnapDistance: Double { snapDistance(0.35) }

  private func snapDistance(_ share: Double) -> Double { min(max(share * shortSide, 10), 0.45 * shortSide) }

  /// Returns the size of a group's cells on the table, as the group is turned.
  package func extent(of group: JigsawGroup) -> Size {
    let size = group.home.size * scale
    return group.turns.isSideways ? Size(width: size.height, height: size.width) : size
  }

  /// Returns the center of a group's cells; for a group in a tray, that of the table.
  package func center(of group: JigsawGroup) -> Point {
    switch group.placement.location {
    case .frame: return frame.origin + group.home.center * scale
    case .heap(let slot): return center(ofSlot: slot)
    case .tray: return table.center
    case .table(let spot):
      let room = room(for: group)
      return Point(
        x: room.minX + room.size.width * spot.across, y: room.minY + room.size.height * spot.down)
    }
  }

  private func center(ofSlot slot: Int) -> Point { slots.indices.contains(slot) ? slots[slot] : table.center }

  /// Returns the spot of a group at the slot of the heap in which its first piece was dealt.
  func spotBesideFrame(of group: JigsawGroup, _ puzzle: JigsawPuzzle) -> JigsawSpot {
    spot(of: group, centeredAt: center(ofSlot: puzzle.numbers[group.leader.index] - 1))
  }

  /// Returns the spot of a group whose center is at a point, or as near as the table allows.
  package func spot(of group: JigsawGroup, centeredAt center: Point) -> JigsawSpot {
    let room = room(for: group)
    func part(_ value: Double, _ length: Double) -> Double { length > 0 ? value / length : 0 }
    return JigsawSpot(
      across: part(center.x - room.minX, room.size.width), down: part(center.y - room.minY, room.size.height))
  }

  /// Returns the rectangle of the centers with which all of a group is on the table.
  private func room(for group: JigsawGroup) -> Rect {
    let extent = extent(of: group)
    let margin = min(reach, min(table.size.width, table.size.height) / 20)
    let (width, height) = (
      max(0, table.size.width - extent.width - 2 * margin), max(0, table.size.height - extent.height - 2 * margin)
    )
    return Rect(center: table.center, size: Size(width: width, height: height))
  }

  /// Returns the center that the whole picture would have if the rest of it were joined to a group.
  package func anchor(of group: JigsawGroup, centeredAt center: Point) -> Point {
    center + group.turns.rotated((grid.size.center - group.home.center) * scale)
  }

  /// Returns the center of a group if that of the whole picture is at `anchor`.
  func center(of group: JigsawGroup, anchoredAt anchor: Point) -> Point {
    anchor - group.turns.rotated((grid.size.center - group.home.center) * scale)
  }

  /// Returns the center of a piece of a group that is centered at `center`.
  package func center(of piece: JigsawPiece, in group: JigsawGroup, centeredAt center: Point) -> Point {
    center + group.turns.rotated((grid.center(of: piece.index) - group.home.center) * scale)
  }

  package func center(ofCell index: Int) -> Point { frame.origin + grid.center(of: index) * scale }

  package func rect(ofCell index: Int) -> Rect { Rect(center: center(ofCell: index), size: cell) }

  /// Returns the cell of the frame at a point; `nil` outside the frame.
  package func cell(at point: Point) -> Int? {
    guard frame.contains(point) else { return nil }
    let column = Int(clamping: (point.x - frame.minX) / cell.width).limited(to: 0...grid.columns - 1)
    let row = Int(clamping: (point.y - frame.minY) / cell.height).limited(to: 0...grid.rows - 1)
    return row * grid.columns + column
  }

  /// Returns the center of a group whose first piece lies on a cell of the frame.
  package func center(of group: JigsawGroup, onCell index: Int) -> Point {
    center(ofCell: index) - group.turns.rotated((grid.center(of: group.leader.index) - group.home.center) * scale)
  }
}

extension Size {
  fileprivate var center: Point { Point(x: width / 2, y: height / 2) }
}

extension QuarterTurns {
  /// Returns a vector turned clockwise, in coordinates with y downwards.
  package func rotated(_ vector: Point) -> Point {
    switch count {
    case 1: Point(x: -vector.y, y: vector.x)
    case 2: Point(x: -vector.x, y: -vector.y)
    case 3: Point(x: vector.y, y: -vector.x)
    default: vector
    }
  }
}
