import Geometry

extension JigsawState {
  /// Lays groups on the table with their centers at points, and joins them to the groups that they match there.
  mutating func place(_ centers: [(leader: JigsawPiece, center: Point)], in geometry: JigsawGeometry) -> [JigsawChange]
  {
    var (moved, changes) = ([JigsawPiece](), [JigsawChange]())
    for (leader, center) in centers {
      guard let group = group(of: leader), group.isLoose else { continue }
      set(group.pieces, .table(geometry.spot(of: group, centeredAt: center)), group.turns)
      moved.append(leader)
    }
    // All are moved before any are joined, so that those that were selected keep their distances.
    for leader in moved {
      if let change = join(self.leader(of: leader), in: geometry) { changes.append(change) }
    }
    if changes.isEmpty { changes = moved.isEmpty ? [] : [.moved(moved)] }
    return isOver ? changes + [.solved] : changes
  }

  package func isFixed(_ piece: JigsawPiece) -> Bool {
    placements.indices.contains(piece.index) && placements[piece.index].location == .frame
  }

  /// Joins a group to all groups that it matches within the snap distance, and to those that these match in turn.
  ///
  /// The result does not depend on an order: all matches are joined at once, in line with the largest of them.
  private mutating func join(_ leader: JigsawPiece, in geometry: JigsawGeometry) -> JigsawChange? {
    guard var group = group(of: leader), group.isLoose else { return nil }
    var anchor = geometry.anchor(of: group, centeredAt: geometry.center(of: group))
    var hasJoined = false
    while true {
      let isWhole = group.pieces.count == grid.count
      let isInPlace = anchor.distance(to: geometry.frame.center) <= geometry.frameSnapDistance
      if isWhole || isInPlace && group.turns.isUpright {
        fix(group.pieces)
        return .fixed(group.pieces)
      }
      let matches = neighbors(of: group).filter { other in
        let distance = geometry.anchor(of: other, centeredAt: geometry.center(of: other)).distance(to: anchor)
        return distance <= geometry.snapDistance
      }
      guard let largest = matches.max(by: Self.isSmaller) else { break }
      anchor = geometry.anchor(of: largest, centeredAt: geometry.center(of: largest))
      group = merge(group, with: matches, anchoredAt: anchor, in: geometry)
      hasJoined = true
    }
    return hasJoined ? .joined(group.leader) : nil
  }

  /// Returns whether another group takes precedence in alignment: it has more pieces, or as many and an earlier one.
  private static func isSmaller(_ group: JigsawGroup, than other: JigsawGroup) -> Bool {
    group.pieces.count == other.pieces.count
      ? group.leader > other.leader : group.pieces.count < other.pieces.count
  }

  /// Returns the groups on the table with the direction of a group that contain neighbors of its pieces in the picture.
  private func neighbors(of group: JigsawGroup) -> [JigsawGroup] {
    let leaders = Set(
      group.pieces.flatMap { grid.neighbors(of: $0.index) }.filter { index in
        let placement = placements[index]
        return placement.location != .frame && placement.location.tray == nil
          && placement.leader != group.leader.index && placement.turns == group.turns
      }.map { placements[$0].leader })
    return leaders.sorted().compactMap { self.group(of: JigsawPiece(index: $0)) }
  }

  private mutating func merge(
    _ group: JigsawGroup, with others: [JigsawGroup], anchoredAt anchor: Point, in geometry: JigsawGeometry
  ) -> JigsawGroup {
    let pieces = (group.pieces + others.flatMap(\.pieces)).sorted()
    let placement = JigsawPlacement(leader: pieces[0].index, group.placement.location, group.turns)
    let merged = JigsawGroup(pieces, placement, in: grid)
    let spot = geometry.spot(of: merged, centeredAt: geometry.center(of: merged, anchoredAt: anchor))
    set(pieces, .table(spot), group.turns)
    return merged.lying(at: spot)
  }

  /// Makes pieces, in ascending order, one group with a location and a direction.
  mutating func set(_ pieces: [JigsawPiece], _ location: JigsawLocation, _ turns: QuarterTurns) {
    for piece in pieces { placements[piece.index] = JigsawPlacement(leader: pieces[0].index, location, turns) }
  }

  mutating func fix(_ pieces: [JigsawPiece]) {
    for piece in pieces { placements[piece.index] = JigsawPlacement(leader: piece.index, .frame) }
  }
}
