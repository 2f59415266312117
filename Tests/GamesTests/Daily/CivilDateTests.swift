import FoundationEssentials
import Glibc
import Testing

@testable import Games

@Suite struct CivilDateTests {
  @Test func eachDayOf800YearsFollowsTheDayBefore() {
    var date = CivilDate(year: 1600, month: 1, day: 1)
    var weekday = date.weekday
    while date.parts.year < 2400 {
      let (year, month, day) = date.parts
      #expect(CivilDate(year: year, month: month, day: day) == date && date.weekday == weekday)
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      let next = day < length ? (year, month, day + 1) : month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1)
      date = date + 1
      weekday = (weekday + 1) % 7
      #expect(date.parts == next)
    }
  }

  @Test func knownDaysHaveTheirWeekdays() {
    #expect(CivilDate(year: 1970, month: 1, day: 1).number == 0)
    #expect(CivilDate(year: 1970, month: 1, day: 1).weekday == 3)
    #expect(CivilDate(year: 2000, month: 2, day: 29).weekday == 1)
    #expect(CivilDate(year: 2026, month: 11, day: 22).weekday == 6)
  }

  @Test func aDateIsStoredInISO8601Format() throws {
    let date = CivilDate(year: 2026, month: 3, day: 1)
    let stored = try JSONEncoder().encode([date])
    #expect(String(decoding: stored, as: UTF8.self) == "[\"2026-03-01\"]")
    #expect(try JSONDecoder().decode([CivilDate].self, from: stored) == [date])
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "", "2026", "x-y-z", "0-1-1", "2026-1-1-1", "-5-1-1"])
  func textsThatAreNoDatesAreRejected(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CivilDate].self, from: Data("[\"\(text)\"]".utf8)) }
  }

  @Test(arguments: [1_774_738_800, 1_798_761_599, 1_798_761_600])
  func aTimeIsOnTheDayOfTheLocalClock(seconds: Int) {
    var (time, parts) = (seconds as time_t, tm())
    localtime_r(&time, &parts)
    #expect(CivilDate(localAt: seconds).number == (seconds + parts.tm_gmtoff) / 86_400)
  }

  @Test func theNextMinuteBeginsAfterTheSecondsLeft() {
    let before = time(nil)
    let left = CivilDate.secondsToNextMinute
    #expect((before...time(nil)).contains { ($0 + left).isMultiple(of: 60) })
  }

  /// The local days of C around midnight; a POSIX `TZ` needs no time zone database.
  @Test(arguments: [
    // At noon in Greenwich on January 1, 2027, it is another day far in the east and far in the west.
    ("EAST-14", [1_798_804_800], [20_820]), ("WEST12", [1_798_804_800 - 1], [20_818]),
    // The last second of a year, and the first of the next.
    ("UTC0", [1_798_761_599, 1_798_761_600], [20_818, 20_819]),
    // Summer time ends in Berlin on October 25, 2026: that day has twenty-five hours.
    (
      "CET-1CEST,M3.5.0,M10.5.0/3", [1_792_879_199, 1_792_879_200, 1_792_969_199, 1_792_969_200],
      [20_750, 20_751, 20_751, 20_752]
    ),
    // It begins on March 29, 2026: that day has twenty-three.
    (
      "CET-1CEST,M3.5.0,M10.5.0/3", [1_774_738_799, 1_774_738_800, 1_774_821_599, 1_774_821_600],
      [20_540, 20_541, 20_541, 20_542]
    ),
  ])
  func todayIsTheDayInTheLocalTimeZone(zone: String, seconds: [Int], days: [Int]) throws {
    for (second, day) in zip(seconds, days) {
      #expect(try Probe.numbers("dates", "\(second)", settings: ["TZ": zone]) == [day])
    }
  }
}
