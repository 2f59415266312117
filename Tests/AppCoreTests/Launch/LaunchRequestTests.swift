import Testing

@testable import AppCore
@testable import Games

@Suite struct LaunchRequestTests {
  func options(_ arguments: String...) -> LaunchOptions? {
    guard case .start(let options) = LaunchRequest(arguments: arguments) else { return nil }
    return options
  }

  @Test func withoutArgumentsNothingIsRequested() {
    #expect(options() == LaunchOptions())
    #expect(options()?.startsNewGame == false)
  }

  @Test func aGameOptionAloneStartsNoNewGame() {
    #expect(options("--game", "color-match")?.game == .colorMatch)
    #expect(options("--game=color-match")?.game == .colorMatch)
    #expect(options("--game=color-match")?.startsNewGame == false)
  }

  @Test func levelAndSeedStartANewGame() throws {
    let both = try #require(options("--seed", "18446744073709551615", "--level=6-tricky", "--game", "color-match"))
    #expect(both.level == "6-tricky")
    #expect(both.seed == .max)
    #expect(both.startsNewGame)
    #expect(options("--game=color-match", "--seed=0")?.startsNewGame == true)
    #expect(options("--game=color-match", "--level=9")?.startsNewGame == true)
  }

  @Test func theLastOfRepeatedOptionsCounts() {
    #expect(options("--game=color-match", "--seed=1", "--seed=2")?.seed == 2)
  }

  @Test func helpAndVersionOverrideOtherOptions() {
    #expect(LaunchRequest(arguments: ["--help", "--nonsense"]) == .help)
    #expect(LaunchRequest(arguments: ["--game", "color-match", "--version"]) == .version)
    for help in ["-h", "-?"] { #expect(LaunchRequest(arguments: ["a.png", help]) == .help) }
  }

  @Test func theServiceOptionIsValidOnlyAlone() {
    #expect(LaunchRequest(arguments: ["--gapplication-service"]) == .service)
    #expect(
      LaunchRequest(arguments: ["--gapplication-service", "--game=color-match"])
        == .failed("Unknown option: --gapplication-service"))
  }

  @Test func aCodeNamesItsGameAndDeal() throws {
    let deal = GameDeal(game: .memory, level: "6", variant: 4, seed: 99)
    let asked = try #require(options("--code", deal.code))
    #expect(asked.deal == deal && asked.game == .memory && asked.startsNewGame)
    #expect(options("--game=memory", "--code=\(deal.code.lowercased())")?.deal == deal)
    #expect(
      LaunchRequest(arguments: ["--game=move-me", "--code", deal.code]) == .failed("The code is for memory."))
    for other in ["--seed=1", "--level=3"] {
      let option = other.prefix { $0 != "=" }
      #expect(
        LaunchRequest(arguments: ["--game=memory", other, "--code", deal.code])
          == .failed("\(option) cannot be used with --code."))
    }
    #expect(
      LaunchRequest(arguments: ["a.png", "--code", deal.code]) == .failed("a.png cannot be used with --code."))
    #expect(LaunchRequest(arguments: ["--code="]) == .failed("--code needs a value."))
    #expect(options("--code=（\(deal.code)）")?.deal == deal)
  }

  @Test func theDealOfTheDayIsRequestedWithOrWithoutAGame() {
    #expect(options("--daily")?.isDaily == true && options("--daily")?.game == nil)
    #expect(options("--game=memory", "--daily")?.isDaily == true)
    #expect(LaunchRequest(arguments: ["--daily", "--game=move-me"]) == .failed("move-me has no deal of the day."))
    for other in [["--seed=1", "--game=memory"], ["--level=3", "--game=memory"], ["a.png"]] {
      let option = other[0].prefix { $0 != "=" }
      #expect(
        LaunchRequest(arguments: ["--daily"] + other) == .failed("\(option) cannot be used with --daily."))
    }
  }

  @Test(arguments: [
    (["--nonsense"], "Unknown option: --nonsense"),
    (["--nonsense=3"], "Unknown option: --nonsense=3"),
    (["--help=me"], "--help takes no value."),
    (["--daily=1"], "--daily takes no value."),
    (["-hx"], "Unknown option: -hx"),
    (["--", "a.png", "--game=memory"], "Only one picture can be opened: --game=memory"),
    (["--game", "--", "memory"], "--game needs a value."),
    (["--game=memory", "--level="], "--level needs a value."),
    (["--seed", ""], "--seed needs a value."),
    (["--", ""], "The name of a picture is empty."),
    (["-g"], "Unknown option: -g"),
    (["a.png", "b.png"], "Only one picture can be opened: b.png"),
    (["a.png", "--game=color-match"], "A picture can be opened in picture-puzzle, jigsaw only."),
    ([""], "The name of a picture is empty."),
    (["--game"], "--game needs a value."),
    (["--game", "--seed"], "--game needs a value."),
    (["--game", "chess"], "Unknown game: chess. Games: \(GameKind.ids)"),
    (["--game="], "--game needs a value."),
    (
      ["--game=color-match", "--level", "4"],
      "Unknown level of color-match: 4. Levels: 3, 6, 9, 3-tricky, 6-tricky, 9-tricky"
    ),
    (["--game=color-match", "--seed=x"], "The seed has to be a whole number from 0 to 18446744073709551615: x"),
    (["--game=color-match", "--seed=-1"], "The seed has to be a whole number from 0 to 18446744073709551615: -1"),
    (
      ["--game=color-match", "--seed=18446744073709551616"],
      "The seed has to be a whole number from 0 to 18446744073709551615: 18446744073709551616"
    ),
    (["--seed=3"], "--seed needs a game: name one with --game."),
    (["--level=3"], "--level needs a game: name one with --game."),
  ])
  func invalidArgumentsAreExplained(arguments: [String], message: String) {
    #expect(LaunchRequest(arguments: arguments) == .failed(message))
  }

  @Test func theUsageNamesEveryOptionAndLevel() {
    let usage = LaunchUsage.text
    for word in LaunchOptions.names + LaunchOptions.flags + ["-h", "--  ", "color-match", "9-tricky"] {
      #expect(usage.contains(word))
    }
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
