import Storage
import Testing

@testable import AppCore
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

  @Test(arguments: [
    "ＣＯＬＯＲ", "color\u{200B}", "cólor", "co\u{301}lor", "COLOR-MATCH", "match-color", "  color  ", "color, match",
    "“color”",
  ])
  func aGameIsFoundInAnyCaseAndForm(term: String) { #expect(found(term) == [.colorMatch]) }

  @Test func punctuationAloneFindsNothing() {
    for terms in [["?"], ["\u{200B}"], ["…", "-"]] {
      #expect(GameSearch.games(for: terms) { _ in true }.isEmpty && !GameSearch.findsDaily(for: terms))
    }
    #expect(found("color", "-", "match") == [.colorMatch])
  }

  @Test func everyWordHasToMatch() {
    #expect(found("color", "puzzle").isEmpty)
    #expect(found("olor").isEmpty)
    #expect(found("").count == GameKind.allCases.count)
    #expect(found().isEmpty)
  }

  @Test func aGameUnderWayIsFoundByContinue() {
    #expect(found("contin").isEmpty)
    #expect(found("contin", left: .picturePuzzle) == [.picturePuzzle])
    #expect(found("continue", "color", left: .colorMatch) == [.colorMatch])
    #expect(found("continue", "color", left: .picturePuzzle).isEmpty)
  }

  @Test func gamesUnderWayComeFirst() {
    #expect(found("", left: .picturePuzzle).first == .picturePuzzle)
  }

  @Test func theDealOfTheDayIsFoundByItsWords() {
    for terms in [["deal"], ["day"], ["DAI"], ["deal", "of", "the", "day"]] {
      #expect(GameSearch.findsDaily(for: terms), "\(terms)")
    }
    for terms in [[], ["eal"], ["deal", "memory"]] { #expect(!GameSearch.findsDaily(for: terms), "\(terms)") }
  }

  @Test func onlyGamesThatCanFitAreAskedWhetherTheyAreUnderWay() {
    var asked: [GameKind] = []
    let found = GameSearch.games(for: ["puzz"]) { kind in
      asked.append(kind)
      return false
    }
    #expect(found == [.picturePuzzle] && asked == found)
  }

  @Test @MainActor func titlesSayWhetherAGameIsContinued() {
    let unread = GameSearch.result(for: .colorMatch, nil)
    #expect(unread == GameSearch.Result(name: "Color Match", text: ""))
    let game = ColorMatchGame(environment: GameEnvironment(storage: DataFolder(path: "")))
    let new = GameSearch.result(for: .colorMatch, game)
    #expect(new == GameSearch.Result(name: "Color Match", text: "Start a new game"))
    game.dragEnded(game.state.words[0], with: .stays(.target))
    let underWay = GameSearch.result(for: .colorMatch, game)
    #expect(underWay.name == "Continue Color Match" && underWay.text.hasPrefix("1 of 3 placed"))
  }
}
