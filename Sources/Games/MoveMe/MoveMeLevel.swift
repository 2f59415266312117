package enum MoveMeLevel: String, GameLevel {
  case three = "3"
  case twelve = "12"
  case fifty = "50"
  case fiveHundred = "500"

  /// The number of squares at the start.
  package var squareCount: Int { Int(rawValue, radix: 10) ?? 0 }

  package var title: String {
    trn("{count} Square", "{count} Squares", count: squareCount)
  }
}
