/// How many squares there are at the start.
public enum MoveMeLevel: String, GameLevel {
  /// Three blue squares in a column.
  case three = "3"
  /// Twelve squares at random.
  case twelve = "12"
  /// Fifty squares at random.
  case fifty = "50"
  /// As many squares as there can be, at random.
  case fiveHundred = "500"

  /// How many squares there are.
  public var squareCount: Int {
    switch self {
    case .three: 3
    case .twelve: 12
    case .fifty: 50
    case .fiveHundred: MoveMeState.mostSquares
    }
  }

  /// The level's name for the player.
  public var title: String {
    trn("{count} Square", "{count} Squares", formatted: squareCount)
  }
}
