struct BoardRegion: Hashable, Sendable {
  /// The row, from 0 at the top to 2; the column is counted likewise from the left.
  let row: Int
  let column: Int

  init(_ position: SquarePosition) {
    row = min(2, Int(clamping: position.down * 3))
    column = min(2, Int(clamping: position.across * 3))
  }

  var name: String {
    switch (row, column) {
    case (0, 0): tr("top left of the board")
    case (0, 1): tr("top center of the board")
    case (0, _): tr("top right of the board")
    case (1, 0): tr("middle left of the board")
    case (1, 1): tr("middle, center of the board")
    case (1, _): tr("middle right of the board")
    case (_, 0): tr("bottom left of the board")
    case (_, 1): tr("bottom center of the board")
    default: tr("bottom right of the board")
    }
  }
}
