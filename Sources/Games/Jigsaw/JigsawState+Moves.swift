import Geometry

extension JigsawState {
  /// Turns groups clockwise by a quarter turn about their centers, and joins them to the groups that they then match.
  ///
  /// - Parameter areHeld: Whether the groups are being dragged, so that they join nothing before they are dropped.
  mutating func turn(_ leaders: [JigsawPiece], in geometry: JigsawGeometry, areHeld: Bool = false) -> [JigsawChange] {
    guard level.turns else { return [] }
    var turned: [JigsawPiece] = []
    var centers: [(leader: JigsawPiece, center: Point)] = []
    for group in leaders.compactMap(group) where group.isLoose {
      let center = geometry.center(of: group)
      set(group.pieces, group.placement.location, group.turns.next)
      turned.append(group.leader)
      // A piece of the heap stays in its slot.
      if case .table = group.placement.location, !areHeld { centers.append((group.leader, center)) }
    }
    guard !turned.isEmpty else { return [] }
    let joins = place(centers, in: geometry).filter { if case .moved = $0 { false } else { true } }
    return [.turned(turned)] + joins
  }

  /// Returns whether a tray exists, or is the next one that can be added.
  func isOrBecomesTray(_ tray: Int) -> Bool { 0...trays.count ~= tray && tray < Self.maximumTrayCount }

  /// Puts groups at the end of a tray, which is added if it is the next one.
  mutating func put(_ leaders: [JigsawPiece], inTray tray: Int) -> [JigsawChange] {
    let groups = leaders.compactMap(group).filter { $0.isLoose && $0.placement.location.tray != tray }
    guard isOrBecomesTray(tray), !groups.isEmpty else { return [] }
    if tray == trays.count { trays.append("") }
    for group in groups { set(group.pieces, .tray(tray, endOfTray(tray)), group.turns) }
    return [.putInTray(groups.map(\.leader), tray)]
  }

  /// Removes a tray, and returns the number of pieces that return to the table.
  mutating func removeTray(_ tray: Int, in geometry: JigsawGeometry) -> Int {
    let groups = groups(inTray: tray)
    for group in groups { set(group.pieces, .table(geometry.spotBesideFrame(of: group, puzzle)), group.turns) }
    trays.remove(at: tray)
    for group in looseGroups {
      guard case .tray(let other, let position) = group.placement.location, other > tray else { continue }
      set(group.pieces, .tray(other - 1, position), group.turns)
    }
    return groups.reduce(0) { $0 + $1.pieces.count }
  }

  /// Returns the groups in a tray, in order.
  package func groups(inTray tray: Int) -> [JigsawGroup] {
    looseGroups.filter { $0.placement.location.tray == tray }.sorted { Self.position($0) < Self.position($1) }
  }

  private static func position(_ group: JigsawGroup) -> Int {
    if case .tray(_, let position) = group.placement.location { position } else { 0 }
  }

  private func endOfTray(_ tray: Int) -> Int {
    let last = groups(inTray: tray).last.map(Self.position) ?? -1
    return min(last + 1, JigsawSpot.steps)
  }

  /// Lays all single pieces on the table into the slots around the frame, in an order.
  mutating func gather(_ order: (JigsawPiece, JigsawPiece) -> Bool) {
    let singles = looseGroups.filter { $0.pieces.count == 1 && $0.placement.location.tray == nil }
    let sorted = singles.map(\.leader).sorted(by: order)
    for (position, piece) in sorted.enumerated() {
      // The pieces are spread over all slots, because the first slots lie only above the frame.
      let slot = position * placements.count / sorted.count
      set([piece], .heap(slot), placements[piece.index].turns)
    }
  }

  /// The piece that a hint is about: a corner, an edge, then any other, in their order; `nil` if none is loose.
  package var nextPiece: JigsawPiece? {
    func rank(_ index: Int) -> (Int, Int) { (-grid.straightSides(of: index), index) }
    return placements.indices.filter { placements[$0].location != .frame }.min { rank($0) < rank($1) }
      .map(JigsawPiece.init)
  }

  func hint(after shown: JigsawHint?) -> JigsawHint? {
    guard let piece = nextPiece else { return nil }
    return switch shown {
    case .piece(let piece) where !isFixed(piece): .place(piece)
    case .place(let piece) where !isFixed(piece): .move(piece)
    default: .piece(piece)
    }
  }

  /// Moves the group of a piece to its place in the frame.
  mutating func bringHome(_ piece: JigsawPiece) -> [JigsawChange] {
    guard let group = group(of: piece), group.isLoose else { return [] }
    fix(group.pieces)
    return [.fixed(group.pieces)] + (isOver ? [.solved] : [])
  }
}
