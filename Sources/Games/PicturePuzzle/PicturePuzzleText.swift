/// Every sentence about a puzzle.
public struct PicturePuzzleText: GameText {
  /// The puzzle that is spoken of.
  public let state: PicturePuzzleState
  /// What was counted in it.
  public let tally: Counters
  /// The time played.
  public let elapsed: Duration
  /// The hint on the board, if one is.
  var hintShown: PuzzleHint?
  /// What the player has written about the picture, if it is a photo; may be empty.
  var ownDescription = ""

  // MARK: The board

  /// What lies on the board; the name of the board.
  public var board: String {
    tr("{picture}, {side} by {side}").formatted(["picture": state.picture.title, "side": "\(state.size.side)"])
  }

  /// What the finished picture shows.
  public var pictureDescription: String { ownDescription.isEmpty ? state.picture.description : ownDescription }

  /// The name of a tile: its number in the finished picture and where it lies.
  public func pieceName(_ tile: PuzzleTile, isPickedUp: Bool = false) -> String {
    var name = tr("Tile {number} of {count}, {position}")
      .formatted(["number": number(tile), "count": "\(state.size.count)", "position": position(of: tile)])
    if state.isRight(tile) { name = tr("{tile}, right place").formatted(["tile": name]) }
    return isPickedUp ? tr("{tile}, picked up").formatted(["tile": name]) : name
  }

  /// What can be done with a tile.
  public func pieceDescription(isPickedUp: Bool = false) -> String {
    if state.isOver { return tr("The puzzle is solved, and its tiles no longer move.") }
    return isPickedUp ? tr("Press Escape to put it back.") : tr("Press Space to pick it up.")
  }

  /// The name of a position with the tile that lies there; empty for a position of another puzzle.
  public func placeName(_ position: GridPosition) -> String {
    guard let tile = state.tile(at: position) else { return "" }
    return tr("Row {row}, column {column}: tile {number}")
      .formatted(holes(position).merging(["number": number(tile)]) { $1 })
  }

  /// What can be done at a position with the tile that is carried; empty for a position of another puzzle.
  public func placeDescription(_ position: GridPosition, carrying tile: PuzzleTile) -> String {
    guard let other = state.tile(at: position) else { return "" }
    let description =
      other == tile
      ? tr("Tile {number}: press Return to put it back.")
      : tr("Tile {number}: press Return to swap it with tile {other}, or Escape to put it back.")
    return description.formatted(["number": number(tile), "other": number(other)])
  }

  /// The number that a tile goes by.
  func number(_ tile: PuzzleTile) -> String { "\(state.number(of: tile))" }

  /// Where a tile lies: 'row 1, column 2'.
  func position(of tile: PuzzleTile) -> String {
    state.position(of: tile).map(name) ?? ""
  }

  /// A position in the middle of a sentence: 'row 1, column 2'.
  func name(_ position: GridPosition) -> String {
    tr("row {row}, column {column}").formatted(holes(position))
  }

  private func holes(_ position: GridPosition) -> [String: String] { position.holes(columns: state.size.side) }
}
