/// Every sentence about the board.
public struct MoveMeText: GameText {
  /// The squares that are spoken of.
  public let state: MoveMeState
  /// What was counted.
  public let tally: Counters
  /// The time played: none, for no clock runs.
  public let elapsed: Duration
  /// Which of the squares are selected.
  var selection: Set<Int> = []

  /// The name of the board.
  public var board: String { tr("Board with {squares}").formatted(["squares": count]) }

  /// What can be done on the board.
  public var boardDescription: String {
    tr("Move the squares wherever you like. The Insert key adds one.")
  }

  /// The name of a square: its number, its color and where it lies.
  public func pieceName(_ square: MoveMeSquare, isPickedUp: Bool = false) -> String {
    let name = tr("Square {number}, {color}, {region}").formatted([
      "number": "\(square.number)", "color": square.color.name, "region": BoardRegion(square.position).name,
    ])
    if isPickedUp { return tr("{square}, picked up").formatted(["square": name]) }
    return selection.contains(square.number) ? tr("{square}, selected").formatted(["square": name]) : name
  }

  /// What can be done with a square.
  public func pieceDescription(isPickedUp: Bool = false) -> String {
    isPickedUp
      ? tr("Click where it is to go, or press Escape to put it back.")
      : tr("Arrow keys move it, Space selects it, Page Down goes to the next one.")
  }

  /// The name of a color that squares can be given.
  public func swatchName(_ color: SquareColor) -> String {
    tr("Color {color}").formatted(["color": color.name])
  }

  /// What the color is for.
  public var swatchDescription: String {
    tr("Gives this color to the selected squares, or to the one that had the focus last.")
  }

  // MARK: The course of the game

  /// How many squares there are.
  public var shortStatus: String { count }

  /// 'Three squares' with digits.
  var count: String {
    trn("{count} square", "{count} squares", formatted: state.squares.count)
  }

  /// How many squares there are, how many are selected and how often they were moved.
  public var status: String {
    let changes = trn("{count} change", "{count} changes", formatted: tally.moves)
    let status = selection.isEmpty ? tr("{squares}, {changes}") : tr("{squares}, {selected} selected, {changes}")
    return status.formatted(["squares": count, "selected": "\(selection.count)", "changes": changes])
  }
}
