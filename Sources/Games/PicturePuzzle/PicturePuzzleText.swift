/// The texts about a picture puzzle.
package struct PicturePuzzleText: GameText {
  /// The state that the texts describe.
  package let state: PicturePuzzleState
  /// The counters of the game.
  package let tally: Counters
  /// The time played.
  package let elapsed: Duration
  var hintShown: PuzzleHint?
  var ownDescription = ""

  // MARK: The board

  /// The accessible name of the board.
  package var board: String {
    tr("{picture}, {side} by {side}").formatted(["picture": state.picture.title, "side": "\(state.size.side)"])
  }

  /// The description of the finished picture: the player's own, if there is one.
  package var pictureDescription: String { ownDescription.isEmpty ? state.picture.description : ownDescription }

  /// Returns the accessible name of a tile: its number and position.
  package func pieceName(_ tile: PuzzleTile, isPickedUp: Bool = false) -> String {
    var name = tr("Tile {number} of {count}, {position}")
      .formatted(["number": number(tile), "count": "\(state.size.count)", "position": position(of: tile)])
    if state.isRight(tile) { name = tr("{tile}, right place").formatted(["tile": name]) }
    return isPickedUp ? tr("{tile}, picked up").formatted(["tile": name]) : name
  }

  /// Returns the accessible description of a tile: what can be done with it.
  package func pieceDescription(isPickedUp: Bool = false) -> String {
    if state.isOver { return tr("The puzzle is solved, and its tiles no longer move.") }
    return isPickedUp ? tr("Press Escape to put it back.") : tr("Press Space to pick it up.")
  }

  /// Returns the accessible name of a position and its tile; empty for a position of another puzzle.
  package func placeName(_ position: GridPosition) -> String {
    guard let tile = state.tile(at: position) else { return "" }
    return tr("Row {row}, column {column}: tile {number}")
      .formatted(holes(position).merging(["number": number(tile)]) { $1 })
  }

  /// Returns what a drop at a position does; empty for a position of another puzzle.
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
    tr("row {row}, column {column}").formatted(holes(position))
  }

  private func holes(_ position: GridPosition) -> [String: String] { position.holes(columns: state.size.side) }
}
