import Testing

@testable import Games

@Suite struct MemoryDealTests {
  static let themes = BuiltInTheme.allCases.map { MemoryTheme.builtIn($0) }

  @Test(arguments: MemoryLevel.allCases) func everyThemeDealsPairsOnly(level: MemoryLevel) {
    for theme in Self.themes {
      for seed in 0..<50 as Range<UInt64> {
        let state = MemoryState(MemoryDeal(level: level, theme: theme, seed: seed))
        let pairs = Dictionary(grouping: state.cards, by: \.pair)
        let isFair =
          state.isValid && pairs.count == level.pairCount
          && pairs.allSatisfy { (0..<32).contains($0.key) && Set($0.value).count == 2 && $0.value.count == 2 }
        #expect(isFair, "\(theme), seed \(seed)")
      }
    }
  }

  @Test func theLevelsGoFromThreePairsToThirtyTwo() {
    #expect(MemoryLevel.allCases.map(\.pairCount) == [3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32])
    #expect(MemoryLevel.allCases.map { MemoryLevel(rawValue: $0.rawValue) } == MemoryLevel.allCases)
    #expect(MemoryLevel(rawValue: "7") == nil)
  }

  @Test func everyLevelHasFullRowsOnly() {
    let grids = MemoryLevel.allCases.map { "\($0.columns) × \($0.rows)" }
    let expected = [
      "3 × 2", "4 × 2", "5 × 2", "4 × 3", "4 × 4", "5 × 4", "6 × 4", "6 × 5", "6 × 6", "7 × 6", "8 × 6", "8 × 7",
      "8 × 8",
    ]
    #expect(grids == expected)
    #expect(MemoryLevel.allCases.allSatisfy { $0.columns * $0.rows == $0.cardCount })
  }

  @Test func theFirstTwoLevelsHaveTheAnimalsOfTheOriginal() {
    func names(_ level: MemoryLevel) -> Set<String> {
      let state = MemoryState(level: level, seed: 9)
      return Set(state.cards.map { state.deal.theme.pairs[$0.pair].first.name })
    }
    #expect(names(MemoryLevel.allCases[0]) == ["dog", "cat", "rabbit"])
    #expect(names(MemoryLevel.allCases[1]) == ["dog", "cat", "rabbit", "panda"])
  }

  @Test func aSeedDeterminesTheDeal() {
    let cards = MemoryState(level: .first, seed: 7).cards
    #expect(cards.map(\.pair) == [0, 2, 0, 1, 2, 1])
    #expect(Set((0..<100 as Range<UInt64>).map { MemoryState(level: .first, seed: $0).cards }).count > 50)
  }

  @Test(arguments: BuiltInTheme.allCases) func aThemeHas32DifferentPairs(theme: BuiltInTheme) {
    #expect(theme.pairs.count == 32)
    let faces = theme.pairs.flatMap { $0.first == $0.second ? [$0.first] : [$0.first, $0.second] }
    #expect(Set(faces.map(\.name)).count == faces.count)
    for (index, face) in faces.enumerated() {
      #expect(!faces[(index + 1)...].contains { $0.drawing == face.drawing }, "\(face.name)")
    }
  }

  @Test func variantsAreThemesForOneOrTwoPlayersOrAgainstEachComputer() {
    let group = GameDeal.variantGroupSize
    let versusComputer = (1...3).flatMap { strength in (0..<10).map { strength * group + $0 } }
    #expect((0..<6 * group).filter { MemoryState.isVariant($0) } == Array(0..<20) + versusComputer)
  }

  @Test func namesOfCardsCanHaveSeveralWords() {
    #expect(BuiltInTheme.food.pairs.contains(MemoryPair(MemoryFace(.emoji("🌭"), "hot dog"))))
    #expect(BuiltInTheme.shapes.pairs.contains(MemoryPair(MemoryFace(.shape(.spark), "four-pointed star"))))
    #expect(BuiltInTheme.sounds.pairs.map(\.first.name) == (1...32).map { "tune \($0)" })
  }

  @Test func pairsOfLettersAndNumbersHaveTwoFaces() {
    let letter = BuiltInTheme.letters.pairs[0]
    #expect(letter.first.drawing == .text("A") && letter.second.drawing == .text("a"))
    #expect(letter.first.name == "capital A" && letter.second.name == "small A")
    let number = BuiltInTheme.numbers.pairs[16]
    #expect(number.first.drawing == .text("17") && number.second.drawing == .dots(17))
  }

  @Test func onlyThemesOfEmojiNeedAFont() {
    let needing = BuiltInTheme.allCases.filter { !$0.emoji.isEmpty }
    #expect(needing == [.animals, .food, .things, .travel, .leisure])
  }

  @Test func theNumberOfPicturesLimitsTheLevel() {
    let counts = [0, 2, 3, 4, 7, 31, 32].map { MemoryLevel.maximum(for: $0)?.pairCount }
    #expect(counts == [nil, nil, 3, 4, 6, 28, 32])
  }
}
