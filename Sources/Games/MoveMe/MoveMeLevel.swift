package enum MoveMeLevel: String, GameLevel {
  case three = "3"
  case twelve = "12"
  case fifty = "50"
  case fiveHundred = "500"

  package var squareCount: Int { Int(rawValue, radix: 10) ?? 0 }

  package var title: String {
    trn("{count} Square", "{count} Squares", count: squareCount)
  }
}
