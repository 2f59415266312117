package struct PicturePuzzleText: GameText {
  package let state: PicturePuzzleState
  package let counters: Counters
  package let elapsed: Duration
  var hintShown: PuzzleHint?
  var ownDescription = ""

  package var board: String {
    tr("{picture}, {side} by {side}").formatted(["picture": state.picture.title, "side": "\(state.size.side)"])
  }

  package var pictureDescription: String { ownDescription.isEmpty ? state.picture.description : ownDescription }

  package func pieceName(_ tile: PuzzleTile, isPickedUp: Bool = false) -> String {
    var name = tr("Tile {number} of {count}, {position}")
      .formatted(["number": number(tile), "count": "\(state.size.count)", "position": position(of: tile)])
    if state.isRight(tile) { name = tr("{tile}, right place").formatted(["tile": name]) }
    return isPickedUp ? tr("{tile}, picked up").formatted(["tile": name]) : name
  }

  package func pieceDescription(isPickedUp: Bool = false) -> String {
    if state.isOver { return tr("The puzzle is solved, and its tiles no longer move.") }
    return isPickedUp ? tr("Press Escape to put it back.") : tr("Press Space to pick it up.")
  }

  package func placeName(_ position: GridPosition) -> String {
    guard let tile = state.tile(at: position) else { return "" }
    return tr("Row {row}, column {column}: tile {number}")
      .formatted(placeholders(position).merging(["number": number(tile)]) { $1 })
  }

  package func placeDescription(_ position: GridPosition, carrying tile: PuzzleTile) -> String {
    guard let other = state.tile(at: position) else { return "" }
    let description =
      other == tile
      ? tr("Tile {number}: press Return to put it back.")
      : tr("Tile {number}: press Return to swap it with tile {other}, or Escape to put it back.")
    return description.formatted(["number": number(tile), "other": number(other)])
  }

  func number(_ tile: PuzzleTile) -> String { "\(state.number(of: tile))" }

  func position(of tile: PuzzleTile) -> String {
    state.position(of: tile).map(name) ?? ""
  }

  /// Returns a position for use within a sentence: 'row 1, column 2'.
  func name(_ position: GridPosition) -> String {
    tr("row {row}, column {column}").formatted(placeholders(position))
  }

  private func placeholders(_ position: GridPosition) -> [String: String] {
    position.placeholders(columns: state.size.side)
  }
}
