import Testing

@testable import Games

/// The results of deals of the day that are played in the games themselves.
@Suite @MainActor struct DailyCalendarTests {
  let world: TestWorld
  let today: CivilDate

  init() throws {
    world = try TestWorld()
    today = world.today
  }

  /// Plays the deal of a day in Color Match to its end, with a number of mistakes.
  @discardableResult
  func play(_ date: CivilDate, mistakes: Int = 0) -> ColorMatchGame {
    let game = ColorMatchGame(environment: world.start())
    game.deal(GameDeal(of: date, in: .colorMatch))
    for _ in 0..<mistakes { game.play.count(\.mistakes) }
    world.clock.advance(by: .seconds(10))
    for word in game.state.words { game.dragEnded(word, with: .stays(.target)) }
    return game
  }

  var calendar: DailyCalendar { world.start().results.calendar(today: world.today) }
  var text: DailyText { DailyText(calendar) }

  @Test func aNewCalendarHasNoResults() {
    #expect(calendar.streak == 0 && calendar.days.allSatisfy { calendar.played(on: $0).isEmpty })
    #expect(text.day(today) == "Today, Sunday, November 22, nothing played")
    #expect(text.streak == "" && text.progress == "" && !calendar.isLate(today, in: .colorMatch))
  }

  @Test func theFirstResultOfADealIsTheDaysResult() {
    play(today, mistakes: 2)
    play(today)
    #expect(calendar.result(of: today, in: .colorMatch)?.counters.mistakes == 2)
    #expect(calendar.played(on: today) == [.colorMatch])
    #expect(text.day(today) == "Today, Sunday, November 22. Color Match: 0:10, 2 mistakes.")
    #expect(text.title(of: today - 1) == "Saturday, November 21" && text.progress == "1 of 4")
  }

  @Test func aGameOfAnotherDealIsNotTheDaysResult() {
    let game = ColorMatchGame(environment: world.start())
    game.deal(level: "9-tricky", seed: 7)
    for word in game.state.words { game.dragEnded(word, with: .stays(.target)) }
    #expect(game.day == nil && calendar.played(on: today).isEmpty)
  }

  @Test func aDealPlayedAfterItsDayIsMarkedAsLate() {
    let game = play(today - 3)
    #expect(game.day == today - 3)
    #expect(calendar.isLate(today - 3, in: .colorMatch))
    #expect(text.row(today - 3, .colorMatch) == "9 Colors: 0:00, played later")
    play(today)
    #expect(!calendar.isLate(today, in: .colorMatch))
  }

  @Test func aStreakEndsAtADayWithoutAGame() {
    for day in [today - 4, today - 2, today - 1] {
      world.today = day
      play(day)
    }
    world.today = today
    // Today can still be played.
    #expect(calendar.streak == 2 && text.streak == "2 days in a row")
    play(today)
    #expect(calendar.streak == 3)
    // The missing day is played later.
    play(today - 3)
    #expect(calendar.streak == 5)
    world.today = today + 2
    #expect(calendar.streak == 0)
  }

  @Test func settingTheDateBackLosesNoResults() {
    play(today)
    world.today = today - 2
    #expect(calendar.streak == 0 && calendar.days.last == today - 2)
    play(today - 2)
    world.today = today
    #expect(calendar.played(on: today) == [.colorMatch] && calendar.played(on: today - 2) == [.colorMatch])
    #expect(!calendar.isLate(today - 2, in: .colorMatch))
  }

  /// A day is repeated by traveling west past midnight.
  @Test func aRepeatedDayDoesNotEndAStreak() {
    play(today)
    world.today = today - 1
    play(today - 1)
    world.today = today + 1
    #expect(calendar.streak == 2)
  }

  @Test func theCalendarShowsFourWeeksBeforeTheCurrentOne() {
    #expect(calendar.days.count == 35 && calendar.days.first?.weekday == 0 && calendar.days.last == today)
    world.today = today + 1
    #expect(calendar.days.count == 29 && calendar.days.last == today + 1)
  }

  @Test func aResumedGameIsStillTheDaysDeal() {
    let deal = GameDeal(of: today, in: .colorMatch)
    let game = ColorMatchGame(environment: world.start())
    game.deal(deal)
    game.dragEnded(game.state.words[0], with: .stays(.target))
    game.leave()
    let later = ColorMatchGame(environment: world.start())
    #expect(later.isUnderWay && later.sharedDeal == deal && later.day == today)
    later.undo()
    #expect(later.sharedDeal == deal)
    later.dragEnded(later.state.words[0], with: .stays(.target))
    later.newGame()
    later.restoreReplaced()
    #expect(later.sharedDeal == deal && later.day == today)
  }

  @Test func resultsOfDealsOfTheDayAreKeptAfter250OtherResults() {
    for day in [today, today - 1] { play(day, mistakes: 3) }
    let results = world.start().results
    for number in 0..<250 {
      results.add(
        GameResult(
          game: .colorMatch, level: "9-tricky", date: world.date, day: today, elapsed: .seconds(1),
          counters: Counters(), seed: UInt64(number)))
    }
    let calendar = results.calendar(today: today)
    #expect(calendar.played(on: today) == [.colorMatch] && calendar.isLate(today - 1, in: .colorMatch))
    // The two of the days, the best, and the newest 200.
    #expect(results.results(game: .colorMatch, level: "9-tricky").count == 203)
  }

  @Test func theResultTextNamesTheDay() {
    let lines = play(today).resultText.split(separator: "\n")
    #expect(lines[0] == "Color Match, 9 Colors, Tricky Words, Sunday, November 22" && lines.count == 3)
  }
}
