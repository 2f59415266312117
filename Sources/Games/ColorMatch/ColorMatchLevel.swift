package enum ColorMatchLevel: String, GameLevel {
  case three = "3"
  case six = "6"
  case nine = "9"
  case threeTricky = "3-tricky"
  case sixTricky = "6-tricky"
  case nineTricky = "9-tricky"

  package var colorCount: Int { Int(rawValue.prefix(1), radix: 10) ?? 0 }

  /// Whether each word is printed in another color's ink, as in the test that John Ridley Stroop published in 1935.
  package var isTricky: Bool { rawValue.hasSuffix("-tricky") }

  package var colors: [MatchColor] { Array(MatchColor.allCases.prefix(colorCount)) }

  package var title: String {
    isTricky
      ? trn("{count} Color, Tricky Words", "{count} Colors, Tricky Words", count: colorCount)
      : trn("{count} Color", "{count} Colors", count: colorCount)
  }
}
