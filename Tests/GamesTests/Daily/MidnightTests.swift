import Observation
import Testing

@testable import Games

/// Games that are played across midnight.
@Suite @MainActor struct MidnightTests {
  let world: TestWorld
  let today: CivilDate

  init() throws {
    world = try TestWorld()
    today = world.today
  }

  func begin(_ date: CivilDate) -> ColorMatchGame {
    let game = ColorMatchGame(environment: world.start())
    game.deal(GameDeal(of: date, in: .colorMatch))
    return game
  }

  func finish(_ game: ColorMatchGame) {
    for word in game.state.words where !game.isOver { game.dragEnded(word, with: .stays(.target)) }
  }

  var calendar: DailyCalendar { world.start().results.calendar(today: world.today) }

  @Test func aDealBegunBeforeMidnightCountsForItsDay() {
    world.today = today - 1
    finish(begin(today - 1))
    world.today = today
    let game = begin(today)
    world.today = today + 1
    finish(game)
    #expect(calendar.played(on: today) == [.colorMatch] && !calendar.isLate(today, in: .colorMatch))
    #expect(calendar.mark(of: today) == "●" && calendar.streak == 2)
    #expect(game.day == today && game.resultText.contains("Sunday, November 22"))
    #expect(game.dayText == "Deal of the Day: Sunday, November 22. 1 of 4 played. 2 days in a row.")
  }

  @Test func aDealResumedOnALaterDayCountsForItsDay() {
    let game = begin(today)
    game.dragEnded(game.state.words[0], with: .stays(.target))
    game.leave()
    world.today = today + 3
    let again = ColorMatchGame(environment: world.start())
    finish(again)
    #expect(!calendar.isLate(today, in: .colorMatch))
    // The game knows its day after any time.
    world.today = today + 100
    #expect(again.day == today)
  }

  @Test func aDealBegunOrRestartedAfterItsDayIsLate() {
    let game = begin(today)
    game.dragEnded(game.state.words[0], with: .stays(.target))
    world.today = today + 1
    game.restart()
    finish(game)
    #expect(calendar.isLate(today, in: .colorMatch))
    finish(begin(today - 1))
    #expect(calendar.isLate(today - 1, in: .colorMatch))
  }

  @Test func settingTheClockBackDoesNotMakeADealLate() {
    let game = begin(today)
    world.today = today - 1
    finish(game)
    #expect(game.day == today)
    world.today = today
    #expect(calendar.played(on: today) == [.colorMatch] && !calendar.isLate(today, in: .colorMatch))
  }

  @Test func anyOtherGameCountsForTheDayOnWhichItEnded() {
    let game = ColorMatchGame(environment: world.start())
    game.deal(level: "9-tricky", seed: 7)
    world.today = today + 1
    finish(game)
    #expect(game.play.lastResult?.result.day == today + 1)
    #expect(game.play.game.day == nil)
  }

  @Test func observersOfTheDayAreNotifiedOnlyOfAnotherDay() {
    let environment = world.start()
    let notifications = Notifications()
    func observe() {
      withObservationTracking {
        _ = environment.today()
      } onChange: {
        notifications.count += 1
      }
    }
    observe()
    environment.day.update()
    #expect(notifications.count == 0)
    world.today = today + 1
    #expect(environment.today() == today + 1 && notifications.count == 0)
    environment.day.update()
    #expect(notifications.count == 1)
    observe()
    // As when the clock is set back, or after traveling west.
    world.today = today
    environment.day.update()
    #expect(notifications.count == 2 && environment.today() == today)
  }

  @Test func theNextMinuteIsAtMostAMinuteAway() {
    #expect((1...60).contains(CivilDate.secondsToNextMinute))
  }

  private final class Notifications: @unchecked Sendable { var count = 0 }
}
