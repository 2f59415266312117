package enum MoveMeLevel: String, GameLevel {
  case three = "3"
  case twelve = "12"
  case fifty = "50"
  case fiveHundred = "500"

  package var squareCount: Int {
    switch self {
    case .three: 3
    case .twelve: 12
    case .fifty: 50
    case .fiveHundred: MoveMeState.maximumSquareCount
    }
  }

  package var title: String {
    trn("{count} Square", "{count} Squares", count: squareCount)
  }
}
