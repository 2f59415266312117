package struct PicturePuzzleText: GameText {
  package let state: PicturePuzzleState
  package let counters: Counters
  package let elapsed: Duration
  var hintShown: PuzzleHint?
  var playersDescription = ""

  package var board: String {
    tr("{picture}, {side} by {side}").formatted(["picture": state.picture.title, "side": "\(state.size.side)"])
  }

  package var pictureDescription: String { playersDescription.isEmpty ? state.picture.description : playersDescription }

  package func name(_ tile: PuzzleTile) -> String { tr("Tile {number}").formatted(["number": number(tile)]) }

  package func pieceName(_ tile: PuzzleTile) -> String {
    let name = tr("Tile {number} of {count}, {position}")
      .formatted(["number": number(tile), "count": "\(state.size.count)", "position": position(of: tile)])
    return state.isRight(tile) ? tr("{tile}, right place").formatted(["tile": name]) : name
  }

  package var solvedDescription: String? {
    state.isOver ? tr("The puzzle is solved, and its tiles no longer move.") : nil
  }

  package func placeName(_ position: GridPosition) -> String {
    guard let tile = state.tile(at: position) else { return "" }
    return tr("Row {row}, column {column}: tile {number}")
      .formatted(placeholders(position).merging(["number": number(tile)]) { $1 })
  }

  /// Returns the instruction for a tile that keys moved onto another one; `nil` outside the board.
  package func dropDescription(_ tile: PuzzleTile, at position: GridPosition) -> String? {
    state.tile(at: position).map { other in
      tr("Tile {number}: press Return to swap it with tile {other}, or Escape to put it back.")
        .formatted(["number": number(tile), "other": number(other)])
    }
  }

  func number(_ tile: PuzzleTile) -> String { "\(state.number(of: tile))" }

  func position(of tile: PuzzleTile) -> String {
    state.position(of: tile).map(name) ?? ""
  }

  func name(_ position: GridPosition) -> String {
    tr("row {row}, column {column}").formatted(placeholders(position))
  }

  private func placeholders(_ position: GridPosition) -> [String: String] {
    position.placeholders(columns: state.size.side)
  }
}
