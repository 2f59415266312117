/// The texts about a jigsaw, which describe what can be seen of the pieces; only hints reveal where they belong.
package struct JigsawText: GameText {
  package let state: JigsawState
  package let counters: Counters
  package let elapsed: Duration
  let geometry: JigsawGeometry
  var colors = JigsawColors()
  var selection: Set<JigsawPiece> = []
  var hintShown: JigsawHint?

  package var board: String {
    tr("{picture}, {pieces}").formatted(["picture": state.picture.title, "pieces": state.level.title])
  }

  package func name(_ piece: JigsawPiece) -> String {
    guard let group = state.group(of: piece) else { return "" }
    guard group.pieces.count > 1 else { return tr("Piece {number}").formatted(["number": number(piece)]) }
    return trn("Group of {count} piece", "Group of {count} pieces", count: group.pieces.count)
  }

  /// Returns the description of a group: its size, edge or corner, colors, direction, location and selection.
  package func pieceName(_ piece: JigsawPiece) -> String {
    guard let group = state.group(of: piece) else { return "" }
    let isSelected = selection.contains(group.leader)
    return list(
      [name(piece), kind(of: group)] + [colorNames(of: group), direction(of: group), location(of: group)]
        + [isSelected ? tr("selected") : ""])
  }

  package func number(_ piece: JigsawPiece) -> String {
    let numbers = state.puzzle.numbers
    return numbers.indices.contains(piece.index) ? "\(numbers[piece.index])" : ""
  }

  private func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.reduce("") { text, next in
      // Translators: Parts of the description of a piece: 'Piece 7, edge piece, blue and white, top left'
      text.isEmpty ? next : tr("{first}, {second}").formatted(["first": text, "second": next])
    }
  }

  private func kind(of group: JigsawGroup) -> String {
    switch group.pieces.map({ state.grid.straightSides(of: $0.index) }).max() ?? 0 {
    case 0: ""
    case 1: group.pieces.count == 1 ? tr("edge piece") : tr("with an edge")
    default: group.pieces.count == 1 ? tr("corner piece") : tr("with a corner")
    }
  }

  private func colorNames(of group: JigsawGroup) -> String {
    var names: [String] = []
    for name in group.pieces.flatMap(colors.names) where !names.contains(name) { names.append(name) }
    guard names.count > 1 else { return names.first ?? "" }
    return tr("{color} and {other}").formatted(["color": names[0], "other": names[1]])
  }

  private func direction(of group: JigsawGroup) -> String {
    switch group.turns.count {
    case 1: tr("turned right")
    case 2: tr("upside down")
    case 3: tr("turned left")
    default: ""
    }
  }

  private func location(of group: JigsawGroup) -> String {
    if group.isFixed { return tr("in its place") }
    if let tray = group.placement.location.tray { return tr("in {tray}").formatted(["tray": trayName(tray)]) }
    let center = geometry.center(of: group)
    let lead = geometry.center(of: group.leader, in: group, centeredAt: center)
    if let cell = geometry.cell(at: lead) { return cellName(cell) }
    let table = geometry.table
    return BoardRegion(
      SquarePosition(
        across: (center.x - table.minX) / table.size.width, down: (center.y - table.minY) / table.size.height)
    ).name
  }

  private func cellName(_ index: Int) -> String {
    tr("on row {row}, column {column} of the frame")
      .formatted(GridPosition(index: index).placeholders(columns: state.grid.columns))
  }

  package func pieceDescription(_ piece: JigsawPiece) -> String? {
    guard !state.isOver, state.level.turns else { return nil }
    return tr("Space picks it up, and R turns it.")
  }

  /// Returns the name of a place; for a cell, also the group that a drop there would cover, unless it is dragged.
  package func placeLabel(_ place: JigsawPlace, dragging pieces: [JigsawPiece]) -> String {
    guard case .cell(let index) = place, let group = group(onCell: index, except: pieces) else {
      return placeName(place)
    }
    return list([placeName(place), tr("{piece} lies there").formatted(["piece": name(group.leader)])])
  }

  private func group(onCell index: Int, except pieces: [JigsawPiece]) -> JigsawGroup? {
    state.looseGroups.first { group in
      guard case .table = group.placement.location, !pieces.contains(group.leader) else { return false }
      let center = geometry.center(of: group)
      return group.pieces.contains { piece in
        geometry.cell(at: geometry.center(of: piece, in: group, centeredAt: center)) == index
      }
    }
  }

  package func placeName(_ place: JigsawPlace) -> String {
    switch place {
    case .cell(let index):
      tr("Row {row}, column {column}")
        .formatted(GridPosition(index: index).placeholders(columns: state.grid.columns))
    case .tray(let tray): trayTitle(tray)
    case .table: tr("the table")
    }
  }

  package func trayName(_ tray: Int) -> String {
    let name = state.trays.indices.contains(tray) ? state.trays[tray] : ""
    return name.isEmpty ? tr("Tray {number}").formatted(["number": "\(tray + 1)"]) : name
  }

  private func trayTitle(_ tray: Int) -> String {
    let count = state.groups(inTray: tray).reduce(0) { $0 + $1.pieces.count }
    return tr("{tray}, {pieces}")
      .formatted(["tray": trayName(tray), "pieces": trn("{count} piece", "{count} pieces", count: count)])
  }

  package var frameName: String {
    let count = state.fixedPieces.count
    return trn("Frame with {count} piece in its place", "Frame with {count} pieces in their places", count: count)
  }
}
