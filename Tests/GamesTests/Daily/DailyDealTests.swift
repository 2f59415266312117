import Testing

@testable import Games

@Suite struct DailyDealTests {
  let sunday = CivilDate(year: 2026, month: 11, day: 22)

  @Test func everyWeekdayHasALevelOfEachGame() {
    for game in DailyCalendar.games {
      let places = (1...7).map { day in
        game.levels.firstIndex { $0.id == GameDeal(of: sunday + day, in: game).level } ?? -1
      }
      #expect(places.allSatisfy { $0 >= 0 })
      #expect(GameDeal(of: sunday + 1, in: game).level != GameDeal(of: sunday, in: game).level)
      #expect(GameDeal(of: sunday, in: game).level == GameDeal(of: sunday + 7, in: game).level)
    }
  }

  @Test func puzzleAndMemoryLevelsGrowFromMondayToSunday() {
    for game in [GameKind.picturePuzzle, .memory] {
      let sizes = (1...7).compactMap { Int(GameDeal(of: sunday + $0, in: game).level) }
      #expect(sizes.count == 7 && zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func everyDealOfTheDayIsValid() {
    for day in -400..<400 {
      #expect(MemoryState(GameDeal(of: sunday + day, in: .memory))?.deal.isValid == true)
      let deal = GameDeal(of: sunday + day, in: .picturePuzzle)
      #expect((1...12).contains(deal.variant) && deal.seed < GameDeal.shortSeeds)
    }
  }

  @Test func noTwoDaysShareADeal() {
    for game in DailyCalendar.games {
      #expect(Set((0..<2_000).map { GameDeal(of: sunday + $0, in: game).seed }).count == 2_000)
    }
  }

  @Test func theDayOfADealIsKnownForFiveWeeks() {
    for game in DailyCalendar.games {
      let deal = GameDeal(of: sunday, in: game)
      #expect(deal.day(asOf: sunday) == sunday && deal.day(asOf: sunday + 34) == sunday)
      #expect(deal.day(asOf: sunday + 35) == nil)
      // If the date was set back, the deal is in the future and has no day.
      #expect(deal.day(asOf: sunday - 1) == nil)
    }
    #expect(GameDeal(of: sunday, in: .moveMe).day(asOf: sunday) == nil)
  }

  @Test func dealsContinueAcrossTheEndOfAYear() {
    let eve = CivilDate(year: 2026, month: 12, day: 31)
    #expect((eve + 1).parts == (2027, 1, 1))
    #expect(GameDeal(of: eve + 1, in: .memory).variant == 2 * ((eve.number + 1) % 9))
  }
}
