import FoundationEssentials
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
  func aSeedDeterminesTheDeal(level: ColorMatchLevel, seed: UInt64, words: [MatchColor], inks: [MatchColor]) {
    let deal = ColorMatchState(level: level, seed: seed)
    #expect(deal.words == words)
    #expect(deal.inks == inks)
  }

  @Test(arguments: [ColorMatchLevel.three, .six, .nine])
  func squaresKeepTheirOrderWithoutTrickyWords(level: ColorMatchLevel) {
    for seed in 0..<20 {
      let deal = ColorMatchState(level: level, seed: UInt64(seed))
      #expect(deal.colors == Array(MatchColor.allCases.prefix(level.colorCount)) && deal.isValid)
    }
  }

  @Test func aSeedShufflesTheSquaresOfTrickyWords() {
    #expect(ColorMatchState(level: .threeTricky, seed: 14).colors == [.red, .green, .yellow])
    let orders = Set((0..<100).map { ColorMatchState(level: .threeTricky, seed: $0).colors })
    #expect(orders.count == 6, "every order of three")
    for level in [ColorMatchLevel.sixTricky, .nineTricky] {
      for seed in 0..<50 {
        let deal = ColorMatchState(level: level, seed: UInt64(seed))
        #expect(Set(deal.colors) == Set(level.colors) && deal.remaining == deal.colors && deal.isValid)
      }
    }
  }

  /// A round that an earlier release saved has no order of the squares.
  @Test func aSavedRoundWithoutAnOrderHasTheDefaultOrder() throws {
    let (words, inks) = (#""words":["yellow","red","green"]"#, #""inks":["red","yellow","yellow"]"#)
    let saved = #"{"level":"3-tricky",\#(words),\#(inks),"matchedCount":0}"#
    let state = try JSONDecoder().decode(ColorMatchState.self, from: Data(saved.utf8))
    #expect(state.isValid && state.colors == ColorMatchLevel.threeTricky.colors)
    let tampered = saved.replacing(#""inks""#, with: #""squares":["red","red","green"],"inks""#)
    #expect(try !JSONDecoder().decode(ColorMatchState.self, from: Data(tampered.utf8)).isValid)
  }

  @Test func savedRoundsThatCannotBeDealtAreInvalid() throws {
    func isValid(
      _ level: String, words: String = "yellow red green", inks: String = "", squares: String? = nil, matched: Int = 0
    ) throws -> Bool {
      func list(_ colors: String) -> String {
        "[" + colors.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ",") + "]"
      }
      let order = squares.map { "\"squares\":\(list($0))," } ?? ""
      let deal = "\"level\":\"\(level)\",\"words\":\(list(words)),\"inks\":\(list(inks))"
      let saved = "{\(deal),\(order)\"matchedCount\":\(matched)}"
      return try JSONDecoder().decode(ColorMatchState.self, from: Data(saved.utf8)).isValid
    }
    let inks = "red yellow yellow"
    #expect(try isValid("3") && isValid("3", matched: 3))
    #expect(try isValid("3-tricky", inks: inks) && isValid("3-tricky", inks: inks, squares: "green red yellow"))
    #expect(try !isValid("3", matched: -1) && !isValid("3", matched: 4), "beyond the words")
    #expect(try !isValid("3", words: "yellow red blue") && !isValid("3-tricky", words: "yellow red red", inks: inks))
    #expect(try !isValid("3", inks: inks) && !isValid("3", squares: "green red yellow"), "of tricky levels")
    for wrong in ["", "red yellow", "yellow yellow yellow", "blue yellow yellow"] {
      #expect(try !isValid("3-tricky", inks: wrong), "\(wrong)")
    }
  }

  @Test func aSavedDealKeepsItsOrder() throws {
    let deal = ColorMatchState(level: .nineTricky, seed: 3)
    #expect(try JSONDecoder().decode(ColorMatchState.self, from: JSONEncoder().encode(deal)) == deal)
  }

  @Test func everyWordCanComeFirst() {
    let first = Set((0..<200).compactMap { ColorMatchState(level: .nine, seed: $0).word })
    #expect(first.count == 9)
  }

  @Test func levelsHaveIdentifiersAndTitles() {
    #expect(ColorMatchLevel.allCases.map(\.rawValue) == ["3", "6", "9", "3-tricky", "6-tricky", "9-tricky"])
    #expect(ColorMatchLevel.three.title == "3 Colors")
    #expect(ColorMatchLevel.nineTricky.title == "9 Colors, Tricky Words")
    #expect(GameKind.colorMatch.levels.map(\.title).count == 6)
    #expect(GameKind.colorMatch.title == "Color Match")
  }
}
