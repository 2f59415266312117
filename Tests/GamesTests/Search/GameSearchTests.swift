import Testing

@testable import Games

@Suite struct GameSearchTests {
  func found(_ terms: String..., left: GameKind...) -> [GameKind] {
    GameSearch.games(for: terms) { left.contains($0) }
  }

  @Test func aGameIsFoundByTheBeginningOfAnyWordOfItsName() {
    #expect(found("col") == [.colorMatch])
    #expect(found("MATCH") == [.colorMatch])
    #expect(found("color", "match") == [.colorMatch])
    #expect(found("puzz", "pic") == [.picturePuzzle])
  }

  @Test func everyWordHasToFit() {
    #expect(found("color", "puzzle").isEmpty)
    #expect(found("olor").isEmpty)
    #expect(found("").count == GameKind.allCases.count)
    #expect(found().isEmpty)
  }

  @Test func aGameThatWasLeftIsFoundByContinue() {
    #expect(found("contin").isEmpty)
    #expect(found("contin", left: .picturePuzzle) == [.picturePuzzle])
    #expect(found("continue", "color", left: .colorMatch) == [.colorMatch])
    #expect(found("continue", "color", left: .picturePuzzle).isEmpty)
  }

  @Test func gamesToGoOnWithComeFirst() {
    #expect(found("", left: .picturePuzzle).first == .picturePuzzle)
  }

  @Test func theDealOfTheDayIsFoundByItsWords() {
    for terms in [["deal"], ["day"], ["DAI"], ["deal", "of", "the", "day"]] {
      #expect(GameSearch.findsDaily(for: terms), "\(terms)")
    }
    for terms in [[], ["eal"], ["deal", "memory"]] { #expect(!GameSearch.findsDaily(for: terms), "\(terms)") }
  }

  @Test func resultsSayWhatChoosingThemDoes() {
    #expect(GameSearch.title(of: .colorMatch, isUnderWay: false) == "Color Match")
    #expect(GameSearch.title(of: .colorMatch, isUnderWay: true) == "Continue Color Match")
  }
}
