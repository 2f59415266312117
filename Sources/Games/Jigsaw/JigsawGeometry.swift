import Geometry

/// The table as it is drawn, in device-independent pixels: where the frame is, and where the pieces of the heap lie.
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
  /// The device-independent pixels of a cell unit.
  package let scale: Double

  /// The parts of the table that the frame may cover, from the best to the least, in each direction.
  private static let shares = stride(from: 0.84, through: 0.4, by: -0.02)

  /// Chooses the largest frame around which all pieces find room.
  package init(table: Rect, grid: JigsawGrid, turns: Bool = false) {
    func length(_ length: Double) -> Double { length.isFinite ? min(max(length, 40), 1_000_000) : 40 }
    let size = Size(width: length(table.size.width), height: length(table.size.height))
    let table = Rect(origin: table.origin, size: size)
    (self.table, self.grid, self.turns) = (table, grid, turns)
    let whole = min(size.width / grid.size.width, size.height / grid.size.height)
    var best: (frame: Rect, scale: Double, slots: [Point])?
    for share in Self.shares where best == nil {
      let frame = Rect(center: table.center, size: grid.size * (whole * share))
      let slots = HeapSlots.apart(on: table, around: frame, cell: grid.cell * (whole * share), turns: turns)
      if slots.count >= grid.count { best = (frame, whole * share, slots) }
    }
    let least = Rect(center: table.center, size: grid.size * (whole * 0.56))
    let found =
      best ?? (
        least, whole * 0.56,
        HeapSlots.overlapping(on: table, around: least, cell: grid.cell * (whole * 0.56), count: grid.count)
      )
    (frame, scale) = (found.frame, found.scale)
    slots = HeapSlots.nearest(found.slots, to: table.center, grid.count)
  }

  /// The board in a phone-sized window.
  static func phone(_ state: JigsawState) -> JigsawGeometry {
    JigsawGeometry(
      table: Rect(x: 0, y: 0, width: 390, height: 560), grid: state.grid, turns: state.level.turns)
  }

  package var cell: Size { grid.cell * scale }
  private var shortSide: Double { min(cell.width, cell.height) }

  /// How far a tab reaches beyond its cell at most.
  package var reach: Double { JigsawTab.maximumHeight * shortSide }

  /// The distance from the right place beside another group within which pieces join.
  ///
  /// It is shorter than the gaps around the frame, so that pieces that were not moved hardly join by chance.
  package var snapDistance: Double { snapDistance(0.22) }
  /// The distance from the right place in the frame within which pieces snap.
  package var frameSnapDistance: Double { snapDistance(0.35) }

  private func snapDistance(_ share: Double) -> Double { min(max(share * shortSide, 10), 0.45 * shortSide) }

  /// Returns the size of a group's cells as it lies on the table.
  package func extent(of group: JigsawGroup) -> Size {
    let size = group.home.size * scale
    return group.turns.isSideways ? Size(width: size.height, height: size.width) : size
  }

  /// Returns the middle of a group's cells on the table; that of the table for a group in a tray.
  package func center(of group: JigsawGroup) -> Point {
    switch group.placement.location {
    case .frame: return frame.origin + group.home.center * scale
    case .heap(let slot): return slots.indices.contains(slot) ? slots[slot] : table.center
    case .tray: return table.center
    case .table(let spot):
      let room = room(for: group)
      return Point(
        x: room.minX + room.size.width * spot.across, y: room.minY + room.size.height * spot.down)
    }
  }

  /// Returns the spot in the slot of the heap in which the first piece of a group was dealt.
  func spotBesideFrame(of group: JigsawGroup, _ puzzle: JigsawPuzzle) -> JigsawSpot {
    let slot = puzzle.numbers.indices.contains(group.leader.index) ? puzzle.numbers[group.leader.index] - 1 : 0
    return spot(of: group, centeredAt: slots.indices.contains(slot) ? slots[slot] : table.center)
  }

  /// Returns the spot of a group whose middle is at a point, or as near as the table allows.
  package func spot(of group: JigsawGroup, centeredAt center: Point) -> JigsawSpot {
    let room = room(for: group)
    func part(_ value: Double, _ length: Double) -> Double {
      length > 0 && value.isFinite ? min(max(value / length, 0), 1) : 0
    }
    return JigsawSpot(
      across: part(center.x - room.minX, room.size.width), down: part(center.y - room.minY, room.size.height))
  }

  /// The rectangle of the points that the middle of a group can have, so that all of it is on the table.
  private func room(for group: JigsawGroup) -> Rect {
    let extent = extent(of: group)
    let margin = min(reach, min(table.size.width, table.size.height) / 20)
    let (width, height) = (
      max(0, table.size.width - extent.width - 2 * margin), max(0, table.size.height - extent.height - 2 * margin)
    )
    return Rect(center: table.center, size: Size(width: width, height: height))
  }

  /// Returns where the middle of the whole picture would be if the rest of it were joined to a group.
  package func anchor(of group: JigsawGroup, centeredAt center: Point) -> Point {
    center + group.turns.rotated((grid.size.center - group.home.center) * scale)
  }

  /// Returns where the middle of a group is if that of the whole picture would be at `anchor`.
  func center(of group: JigsawGroup, anchoredAt anchor: Point) -> Point {
    anchor - group.turns.rotated((grid.size.center - group.home.center) * scale)
  }

  /// Returns the middle of a piece of a group whose middle is at `center`.
  package func center(of piece: JigsawPiece, in group: JigsawGroup, centeredAt center: Point) -> Point {
    center + group.turns.rotated((grid.center(of: piece.index) - group.home.center) * scale)
  }

  /// Returns the middle of a cell of the frame.
  package func center(ofCell index: Int) -> Point { frame.origin + grid.center(of: index) * scale }

  /// Returns the rectangle of a cell of the frame.
  package func rect(ofCell index: Int) -> Rect { Rect(center: center(ofCell: index), size: cell) }

  /// Returns the cell of the frame at a point; nil outside of the frame.
  package func cell(at point: Point) -> Int? {
    guard frame.contains(point) else { return nil }
    let column = Int(clamping: (point.x - frame.minX) / cell.width).limited(to: 0...grid.columns - 1)
    let row = Int(clamping: (point.y - frame.minY) / cell.height).limited(to: 0...grid.rows - 1)
    return row * grid.columns + column
  }

  /// Returns the middle of a group whose first piece lies on a cell of the frame.
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
