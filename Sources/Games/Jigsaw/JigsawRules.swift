import DragAndDrop
import Geometry

package enum JigsawPlace: Hashable, Sendable {
  /// Anywhere on the table.
  case table(JigsawSpot)
  /// A cell of the frame, for the first piece of the group.
  case cell(Int)
  case tray(Int)
}

/// The rules for pieces, of which the first one of a group represents the group.
package struct JigsawRules: DropRules {
  let state: JigsawState
  let geometry: JigsawGeometry
  let selection: Set<JigsawPiece>
  /// The pieces that a filter hides.
  let hidden: Set<JigsawPiece>

  package var maximumActiveDrags: Int { 2 }

  package func canPickUp(_ piece: JigsawPiece) -> Bool {
    state.placements.indices.contains(piece.index) && state.placements[piece.index].leader == piece.index
      && !state.isFixed(piece) && !hidden.contains(piece)
  }

  package func verdict(for piece: JigsawPiece, over place: JigsawPlace) -> DropVerdict<Never> {
    guard canPickUp(piece) else { return .unknown }
    switch place {
    case .table: return .accepted
    case .cell(let index):
      return state.group(of: piece).map { isFree(index, for: $0) } == true ? .accepted : .unknown
    case .tray(let tray):
      let isOther = state.placements[piece.index].location.tray != tray
      return state.isOrBecomesTray(tray) && isOther ? .accepted : .unknown
    }
  }

  package func verdict(for pieces: [JigsawPiece], over place: JigsawPlace) -> DropVerdict<Never> {
    // Only the first one goes onto a cell; the others lie beside it on the table.
    let placed = if case .cell = place { pieces.prefix(1) } else { pieces[...] }
    return placed.allSatisfy { verdict(for: $0, over: place) == .accepted } ? .accepted : .unknown
  }

  package func outcome(of piece: JigsawPiece, droppedOn place: JigsawPlace) -> DropOutcome<JigsawPlace, Never> {
    guard verdict(for: piece, over: place) == .accepted else { return .returns(.missed) }
    if case .table(let spot) = place, state.placements[piece.index].location == .table(spot) {
      return .returns(.cancelled)
    }
    return .stays(place)
  }

  /// Returns the free cells of the frame, for an upright group those on which all of it fits, and then the trays.
  package func places(for piece: JigsawPiece) -> [JigsawPlace] {
    guard canPickUp(piece) else { return [] }
    let trays = state.trays.indices.map(JigsawPlace.tray).filter { verdict(for: piece, over: $0) == .accepted }
    return cells(for: piece).map(JigsawPlace.cell) + trays
  }

  package func places(for piece: JigsawPiece, in group: [JigsawPiece]) -> [JigsawPlace] {
    places(for: piece).filter { place in
      // The cells are only for the first piece. A verdict would look for its group again for each of 1,000 cells.
      if case .tray = place { verdict(for: group, over: place) == .accepted } else { true }
    }
  }

  private func cells(for piece: JigsawPiece) -> [Int] {
    guard let group = state.group(of: piece) else { return [] }
    return state.placements.indices.filter { isFree($0, for: group) }
  }

  /// Returns whether the first piece of a group can go onto a cell, without leaving the frame if the group is upright.
  private func isFree(_ cell: Int, for group: JigsawGroup) -> Bool {
    guard state.placements.indices.contains(cell), state.placements[cell].location != .frame else { return false }
    guard group.turns.isUpright else { return true }
    let grid = state.grid
    // The first piece is in the first row of its group, but others can be left of it.
    let column = grid.column(cell) - (grid.column(group.leader.index) - group.origin.column)
    return grid.row(cell) <= grid.rows - group.span.rows && 0...grid.columns - group.span.columns ~= column
  }

  package func dragGroup(for piece: JigsawPiece) -> [JigsawPiece] {
    guard selection.contains(piece) else { return [] }
    let isInTray = isInTray(piece)
    return selection.subtracting([piece]).sorted().filter { self.isInTray($0) == isInTray }
  }

  private func isInTray(_ piece: JigsawPiece) -> Bool {
    state.placements.indices.contains(piece.index) && state.placements[piece.index].location.tray != nil
  }

  /// Returns the places of pieces dropped together, which keep their distances, or lie side by side if from a tray.
  package func places(forDropping pieces: [JigsawPiece], on place: JigsawPlace) -> [JigsawPlace] {
    guard let lead = pieces.first.flatMap(state.group) else { return pieces.map { _ in place } }
    let target: Point
    switch place {
    case .tray: return pieces.map { _ in place }
    case .table(let spot): target = geometry.center(of: lead.lying(at: spot))
    case .cell(let index): target = geometry.center(of: lead, onCell: index)
    }
    let fromTray = isInTray(lead.leader)
    return pieces.enumerated().map { number, piece in
      guard number > 0, let group = state.group(of: piece) else { return place }
      let offset = fromTray ? besideLead(number) : geometry.center(of: group) - geometry.center(of: lead)
      return .table(geometry.spot(of: group, centeredAt: target + offset))
    }
  }

  private func besideLead(_ number: Int) -> Point {
    Self.steps[number % Self.steps.count] * (1.6 * max(geometry.cell.width, geometry.cell.height))
  }

  /// The points of a square lattice around the origin, in the order of their distance from it.
  private static let steps: [Point] = {
    let points = (-3...3).flatMap { (y: Int) in (-3...3).map { (x: Int) in Point(x: Double(x), y: Double(y)) } }
    return points.sorted { $0.distance(to: .zero) < $1.distance(to: .zero) }
  }()
}

extension JigsawGroup {
  func lying(at spot: JigsawSpot) -> JigsawGroup {
    JigsawGroup(pieces, JigsawPlacement(leader: leader.index, .table(spot), turns), in: grid)
  }
}
