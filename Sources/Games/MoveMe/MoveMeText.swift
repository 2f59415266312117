/// The texts about the board.
package struct MoveMeText: GameText {
  /// The state that the texts describe.
  package let state: MoveMeState
  /// The counters of the game.
  package let tally: Counters
  /// The time played, which is zero because no clock runs.
  package let elapsed: Duration
  var selection: Set<Int> = []

  /// The accessible name of the board.
  package var board: String { tr("Board with {squares}").formatted(["squares": count]) }

  /// The accessible description of the board: the available actions.
  package var boardDescription: String {
    tr("Move the squares wherever you like. The Insert key adds one.")
  }

  /// Returns the accessible name of a square: its number, color and region.
  package func pieceName(_ square: MoveMeSquare, isPickedUp: Bool = false) -> String {
    let name = tr("Square {number}, {color}, {region}").formatted([
      "number": "\(square.number)", "color": square.color.name, "region": BoardRegion(square.position).name,
    ])
    if isPickedUp { return tr("{square}, picked up").formatted(["square": name]) }
    return selection.contains(square.number) ? tr("{square}, selected").formatted(["square": name]) : name
  }

  /// Returns the accessible description of a square: the available actions.
  package func pieceDescription(isPickedUp: Bool = false) -> String {
    isPickedUp
      ? tr("Click where it is to go, or press Escape to put it back.")
      : tr("Arrow keys move it, Space selects it, Page Down goes to the next one.")
  }

  /// Returns the accessible name of a color in the palette.
  package func swatchName(_ color: SquareColor) -> String {
    tr("Color {color}").formatted(["color": color.name])
  }

  /// The accessible description of a color in the palette.
  package var swatchDescription: String {
    tr("Gives this color to the selected squares, or to the one that had the focus last.")
  }

  // MARK: The course of the game

  /// The number of squares, such as "3 squares".
  package var shortStatus: String { count }

  var count: String {
    trn("{count} square", "{count} squares", formatted: state.squares.count)
  }

  /// The status of the board: the number of squares, of selected squares and of changes.
  package var status: String {
    let changes = trn("{count} change", "{count} changes", formatted: tally.moves)
    let status = selection.isEmpty ? tr("{squares}, {changes}") : tr("{squares}, {selected} selected, {changes}")
    return status.formatted(["squares": count, "selected": "\(selection.count)", "changes": changes])
  }
}
