import DragAndDrop
import Geometry

extension JigsawGame {
  package var canTurn: Bool { state.level.turns && isDragAllowed }

  /// Turns the group of a piece, or all selected ones if it is among them, clockwise by a quarter; not a hidden piece.
  package func turn(_ piece: JigsawPiece) {
    let leaders = subjects(of: piece).filter(rules.canPickUp)
    guard canTurn, !leaders.isEmpty else { return }
    let dragged = Set(session.items)
    let areHeld = leaders.contains(where: dragged.contains)
    if !areHeld { cancelAll() }
    let geometry = geometry
    record { $0.turn(leaders, in: geometry, areHeld: areHeld) }
    revalidate()
  }

  /// Returns the first pieces of the groups that an action on a piece affects: the selection if it contains the piece.
  package func subjects(of piece: JigsawPiece) -> [JigsawPiece] {
    let leader = state.leader(of: piece)
    return selection.contains(leader) ? selection.sorted() : [leader]
  }

  /// Returns the spot to which a group in a tray returns on the table; `nil` for one that is in no tray.
  package func spotOutsideTray(of piece: JigsawPiece) -> JigsawSpot? {
    guard let group = state.group(of: piece), group.placement.location.tray != nil else { return nil }
    return geometry.spotBesideFrame(of: group, state.puzzle)
  }

  package var canAddTray: Bool { isDragAllowed && state.trays.count < JigsawState.maximumTrayCount }

  package func addTray() {
    guard canAddTray else { return }
    cancelAll()
    record { state in
      state.trays.append("")
      return [.trayAdded(state.trays.count - 1)]
    }
  }

  /// Whether trays can be renamed and removed: while the jigsaw is not solved, even if the table is not in view.
  package var canEditTrays: Bool { !isOver && !state.trays.isEmpty }

  package func renameTray(_ tray: Int, _ name: String) {
    let name = name.line(upTo: JigsawState.maximumTrayNameLength)
    guard canEditTrays, state.trays.indices.contains(tray), state.trays[tray] != name else { return }
    cancelAll()
    record { state in
      state.trays[tray] = name
      return [.trayRenamed(tray)]
    }
  }

  /// Removes a tray and returns its pieces to the table.
  package func removeTray(_ tray: Int) {
    guard canEditTrays, state.trays.indices.contains(tray) else { return }
    cancelAll()
    let (name, geometry) = (text.trayName(tray), geometry)
    record { [.trayRemoved(name: name, pieces: $0.removeTray(tray, in: geometry))] }
  }

  /// Lays all single pieces around the frame in the order of their numbers.
  package func gather() {
    guard isDragAllowed else { return }
    cancelAll()
    record { state in
      let (before, numbers) = (state, state.puzzle.numbers)
      state.gather { numbers[$0.index] < numbers[$1.index] }
      return state == before ? [] : [.gathered]
    }
  }

  package var canSortByColor: Bool { isDragAllowed && !colors.isEmpty }

  /// Lays all single pieces around the frame in the order of their main colors.
  package func sortByColor() {
    guard canSortByColor else { return }
    cancelAll()
    let (colors, hidden) = (colors, hiddenPieces)
    // The pieces that are shown come first, so that they lie together.
    func order(_ piece: JigsawPiece) -> (Int, Int, JigsawPiece) {
      (hidden.contains(piece) ? 1 : 0, colors.order(of: piece), piece)
    }
    record { state in
      let before = state
      state.gather { order($0) < order($1) }
      return state == before ? [] : [.sortedByColor]
    }
  }
}

extension JigsawGame {
  package func toggleSelection(_ piece: JigsawPiece) {
    guard rules.canPickUp(piece) else { return }
    selection.formSymmetricDifference([piece])
    report([.selected(count: selection.count)])
  }

  package func selectAll() {
    let rules = rules
    selection = Set(
      state.looseGroups.filter { $0.placement.location.tray == nil }.map(\.leader).filter(rules.canPickUp))
    report([.selected(count: selection.count)])
  }

  /// Returns whether anything was selected.
  @discardableResult
  package func clearSelection() -> Bool {
    guard !selection.isEmpty else { return false }
    selection = []
    report([.selected(count: 0)])
    return true
  }

  /// Selects the groups whose centers are in a rectangle of the board.
  package func select(in rect: Rect, keeping before: Set<JigsawPiece>) {
    let (rules, geometry) = (rules, geometry)
    let found = state.looseGroups.filter { group in
      group.placement.location.tray == nil && rules.canPickUp(group.leader)
        && rect.contains(geometry.center(of: group))
    }
    let selected = before.union(found.map(\.leader))
    if selected != selection { selection = selected }
  }

  package func selectionEnded() { report([.selected(count: selection.count)]) }
}
