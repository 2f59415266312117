import Testing

@testable import Games

@Suite struct ColorMatchDealTests {
  static let deals: [(ColorMatchLevel, UInt64, [MatchColor], [MatchColor])] = [
    (.three, 14, [.yellow, .red, .green], []),
    (.six, 1, [.red, .yellow, .blue, .green, .orange, .purple], []),
    (.nine, 42, [.brown, .orange, .turquoise, .green, .purple, .pink, .red, .blue, .yellow], []),
    (.threeTricky, 14, [.yellow, .red, .green], [.red, .yellow, .yellow]),
    (
      .nineTricky, .max, [.green, .purple, .orange, .blue, .brown, .pink, .red, .yellow, .turquoise],
      [.purple, .orange, .pink, .turquoise, .blue, .green, .green, .red, .brown]
    ),
  ]

  @Test(arguments: deals)
  func aSeedAlwaysDealsTheSame(level: ColorMatchLevel, seed: UInt64, words: [MatchColor], inks: [MatchColor]) {
    let deal = ColorMatchState(level: level, seed: seed)
    #expect(deal.words == words)
    #expect(deal.inks == inks)
  }

  @Test func theRowKeepsItsOrder() {
    #expect(ColorMatchLevel.three.colors == [.red, .yellow, .green])
    #expect(ColorMatchLevel.sixTricky.colors == [.red, .yellow, .green, .blue, .orange, .purple])
    #expect(ColorMatchLevel.nine.colors == MatchColor.allCases)
  }

  @Test func everyWordCanComeFirst() {
    let first = Set((0..<200).compactMap { ColorMatchState(level: .nine, seed: $0).word })
    #expect(first.count == 9)
  }

  @Test func levelsAreNamed() {
    #expect(ColorMatchLevel.allCases.map(\.rawValue) == ["3", "6", "9", "3-tricky", "6-tricky", "9-tricky"])
    #expect(ColorMatchLevel.three.title == "3 Colors")
    #expect(ColorMatchLevel.nineTricky.title == "9 Colors, Tricky Words")
    #expect(GameKind.colorMatch.levels.map(\.title).count == 6)
    #expect(GameKind.colorMatch.title == "Color Match")
  }
}
