/// A level of Color Match: the number of colors, and whether the ink of the words differs.
package enum ColorMatchLevel: String, GameLevel {
  /// Three colors.
  case three = "3"
  /// Six colors.
  case six = "6"
  /// Nine colors.
  case nine = "9"
  /// Three colors, each word in another color's ink.
  case threeTricky = "3-tricky"
  /// Six colors, each word in another color's ink.
  case sixTricky = "6-tricky"
  /// Nine colors, each word in another color's ink.
  case nineTricky = "9-tricky"

  /// The number of colors in a round.
  package var colorCount: Int {
    switch self {
    case .three, .threeTricky: 3
    case .six, .sixTricky: 6
    case .nine, .nineTricky: 9
    }
  }

  /// Whether each word is printed in another color's ink: the test that John Ridley Stroop published in 1935.
  package var isTricky: Bool {
    switch self {
    case .three, .six, .nine: false
    case .threeTricky, .sixTricky, .nineTricky: true
    }
  }

  /// The colors of a round, in the order of their row.
  package var colors: [MatchColor] { Array(MatchColor.allCases.prefix(colorCount)) }

  /// The localized name of the level.
  package var title: String {
    isTricky
      ? trn("{count} Color, Tricky Words", "{count} Colors, Tricky Words", formatted: colorCount)
      : trn("{count} Color", "{count} Colors", formatted: colorCount)
  }
}
