import Testing

@testable import Games

/// The end of a deal of the day, which suggests the next one.
@Suite @MainActor struct DailyEndTests {
  let world: TestWorld
  let today: CivilDate

  init() throws {
    world = try TestWorld()
    today = world.today
  }

  private func step(_ game: GameKind, _ title: String) -> NextStep {
    NextStep("Next Deal of the Day: \(title)", .daily(today, game))
  }

  @Test func eachDealOfTheDaySuggestsThatOfTheNextGame() {
    let puzzle = PicturePuzzleGame(world)
    puzzle.deal(GameDeal(of: today, in: .picturePuzzle))
    puzzle.solve()
    #expect(puzzle.end?.suggestion == step(.memory, "Memory"))
    #expect(puzzle.end?.alternatives == [.playAgain])
    #expect(puzzle.end?.day == "Deal of the Day: Sunday, November 22. 1 of 4 played.")

    let memory = MemoryGame(environment: world.start())
    memory.deal(GameDeal(of: today, in: .memory))
    memory.playToTheEnd()
    #expect(memory.end?.suggestion == step(.colorMatch, "Color Match"))

    let colors = ColorMatchGame(environment: world.start())
    colors.deal(GameDeal(of: today, in: .colorMatch))
    colors.win()
    #expect(colors.end?.suggestion == step(.sunAndMoon, "Sun and Moon"))
    #expect(colors.end?.day == "Deal of the Day: Sunday, November 22. 3 of 4 played.")
  }

  @Test func aDealOfTheDayWhoseCardsShowShapesIsContinuedAndCounts() {
    // A day with emoji, which need a font.
    world.today = today + 2
    let memory = MemoryGame(environment: world.start())
    memory.playDealOfTheDay()
    let deal = memory.sharedDeal
    #expect(memory.state.deal.theme == .builtIn(.animals))
    memory.show(.builtIn(.shapes))
    #expect(memory.day == world.today && memory.sharedDeal == deal)
    memory.state.pairs[0].forEach { memory.turn($0) }
    let state = memory.state
    memory.playDealOfTheDay()
    #expect(memory.state == state, "it is not dealt again")
    memory.restart()
    #expect(memory.day == world.today && memory.state.deal.theme == .builtIn(.shapes))
    memory.playToTheEnd()
    #expect(memory.end?.day == "Deal of the Day: Tuesday, November 24. 1 of 4 played.")
    #expect(memory.end?.suggestion == NextStep("Next Deal of the Day: Color Match", .daily(world.today, .colorMatch)))
  }

  @Test func theLastDealOfTheDaySuggestsTheUsualNextStep() {
    let environment = world.start()
    for game in DailyCalendar.games where game != .colorMatch {
      let deal = GameDeal(of: today, in: game)
      environment.results.add(
        GameResult(
          game: game, level: deal.level, date: world.date, day: today, elapsed: .seconds(9), counters: Counters(),
          seed: deal.seed))
    }
    let game = ColorMatchGame(environment: environment)
    game.deal(GameDeal(of: today, in: .colorMatch))
    game.win()
    #expect(game.end?.suggestion == game.onwardStep)
    #expect(game.end?.day == "Deal of the Day: Sunday, November 22. 4 of 4 played.")
  }

  @Test func aPastDaysDealSuggestsTheNextDealOfThatDay() {
    let game = ColorMatchGame(environment: world.start())
    game.deal(GameDeal(of: today - 2, in: .colorMatch))
    game.win()
    #expect(game.end?.suggestion.action == .daily(today - 2, .sunAndMoon))
  }

  @Test func aLostDealSuggestsAnotherTry() throws {
    // A Monday, whose deal of Sun and Moon is against the computer.
    let monday = today - 6
    let game = SunAndMoonGame(environment: world.start())
    game.deal(GameDeal(of: monday, in: .sunAndMoon))
    let deal = game.state.deal
    var tries = 0
    while game.end?.kind != .lost, tries < 50 {
      game.restart()
      while !game.isOver {
        guard !game.isComputerToPlay else { game.playForComputer(); continue }
        // Each try makes other moves.
        let plays = game.state.allowedPlays
        let play = plays[tries % plays.count]
        game.bring(play.card, to: play.area)
      }
      tries += 1
    }
    try #require(game.end?.kind == .lost)
    #expect(game.end?.suggestion == NextStep("Try Again", .restart))
    game.takeSuggestion()
    #expect(game.state.deal == deal && game.day == monday)
  }

  @Test func aResultOfTheDayMentionsHints() {
    let game = SunAndMoonGame(environment: world.start())
    // A Wednesday, whose deal is a solitaire.
    let wednesday = today - 4
    game.deal(GameDeal(of: wednesday, in: .sunAndMoon))
    game.hint()
    game.win()
    let calendar = DailyText(world.start().results.calendar(today: today))
    #expect(calendar.row(wednesday, .sunAndMoon) == "Solitaire: 0:00, 1 hint, played later")
  }
}
