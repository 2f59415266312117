/// A level of Move Me: the number of squares at the start.
package enum MoveMeLevel: String, GameLevel {
  /// Three blue squares in a column.
  case three = "3"
  /// Twelve squares at random positions.
  case twelve = "12"
  /// Fifty squares at random positions.
  case fifty = "50"
  /// The maximum number of squares, at random positions.
  case fiveHundred = "500"

  /// The number of squares at the start.
  package var squareCount: Int {
    switch self {
    case .three: 3
    case .twelve: 12
    case .fifty: 50
    case .fiveHundred: MoveMeState.mostSquares
    }
  }

  /// The localized name of the level.
  package var title: String {
    trn("{count} Square", "{count} Squares", formatted: squareCount)
  }
}
