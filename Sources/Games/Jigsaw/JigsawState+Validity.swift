extension JigsawState {
  package var isValid: Bool {
    placements.count == grid.count && picture.isValid && trays.count <= Self.maximumTrayCount
      && trays.allSatisfy { $0.count <= Self.maximumTrayNameLength } && placements.indices.allSatisfy(isValid)
      && areGroupsConnected
  }

  static let maximumTrayNameLength = 30

  private func isValid(_ index: Int) -> Bool {
    let placement = placements[index]
    guard placements.indices.contains(placement.leader), placement.leader <= index,
      placements[placement.leader] == placement, level.turns || placement.turns.isUpright
    else { return false }
    return switch placement.location {
    case .heap(let slot): slot < placements.count
    case .table: true
    case .frame: placement.leader == index && placement.turns.isUpright
    case .tray(let tray, _): tray < trays.count
    }
  }

  /// Whether each group is connected, and a group in a slot of the heap is a single piece.
  private var areGroupsConnected: Bool {
    var reached = [Bool](repeating: false, count: placements.count)
    var pending: [Int] = []
    for index in placements.indices where placements[index].leader == index { pending.append(index) }
    while let index = pending.popLast() {
      guard !reached[index] else { continue }
      reached[index] = true
      pending += grid.neighbors(of: index).filter { placements[$0].leader == placements[index].leader }
    }
    let isSingle = { (index: Int) in placements[index].leader == index }
    return reached.allSatisfy(\.self)
      && placements.indices.allSatisfy { if case .heap = placements[$0].location { isSingle($0) } else { true } }
  }

  /// Returns whether joined pieces are still joined, and pieces in the frame still in it.
  package func isSuccessor(of earlier: JigsawState) -> Bool {
    puzzle == earlier.puzzle && !earlier.isOver
      && zip(placements, earlier.placements).allSatisfy { placement, before in
        before.location == .frame
          ? placement.location == .frame
          : placement.location == .frame
            ? placements[before.leader].location == .frame : placement.leader == placements[before.leader].leader
      }
  }
}
