import Glibc
import Storage

package struct CivilDate: Hashable, Comparable, Sendable {
  /// The days since January 1, 1970.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Creates a date of the Gregorian calendar; wraps `timegm`.
  package init(year: Int, month: Int, day: Int) {
    var time = tm()
    time.tm_year = Int32(clamping: year - 1900)
    time.tm_mon = Int32(clamping: month - 1)
    time.tm_mday = Int32(clamping: day)
    number = timegm(&time) / 86_400
  }

  /// The start of the day in UTC, for functions of the C library; wraps `gmtime_r`.
  var components: tm {
    var (seconds, components) = (number &* 86_400 as time_t, tm())
    gmtime_r(&seconds, &components)
    return components
  }

  /// The year, month and day of the Gregorian calendar; months and days count from 1.
  package var parts: (year: Int, month: Int, day: Int) {
    let day = components
    return (Int(clamping: day.tm_year) + 1900, Int(clamping: day.tm_mon) + 1, Int(clamping: day.tm_mday))
  }

  /// The day of the week, from 0 (Monday) to 6 (Sunday).
  package var weekday: Int { (number + 3).remainderUp(of: 7) }

  package static func + (date: CivilDate, days: Int) -> CivilDate { CivilDate(number: date.number + days) }
  package static func - (date: CivilDate, days: Int) -> CivilDate { date + -days }
  package static func < (one: CivilDate, other: CivilDate) -> Bool { one.number < other.number }
}

extension CivilDate {
  /// Creates the date in the local time zone at a time in seconds since 1970; wraps `localtime_r`.
  package init(localAt seconds: Int) {
    var (time, parts) = (seconds as time_t, tm())
    // The time zone may have changed while the program runs.
    tzset()
    localtime_r(&time, &parts)
    self.init(
      year: Int(clamping: parts.tm_year) + 1900, month: Int(clamping: parts.tm_mon) + 1,
      day: Int(clamping: parts.tm_mday))
  }

  package static var today: CivilDate { CivilDate(localAt: time(nil)) }

  /// The seconds until the next full minute, from 1 to 60; midnight is a full minute in every time zone.
  package static var secondsToNextMinute: Int { 60 - time(nil).remainderUp(of: 60) }
}

extension CivilDate: Codable {
  /// Decodes a date such as "2026-11-22".
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    // No part is negative, so that no calculation can overflow.
    let parts = text.split(separator: "-").compactMap { Int($0, radix: 10) }
    let isDate = parts.count == 3 && 1...9999 ~= parts[0]
    try decoder.check(isDate, "This is no date.")
    self.init(year: parts[0], month: parts[1], day: parts[2])
    // A day or month that does not exist becomes another date, and any other notation differs.
    try decoder.check(stored == text, "There is no such day.")
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stored)
  }

  private var stored: String {
    let (year, month, day) = parts
    return "\("\(year)".padded(to: 4))-\("\(month)".padded(to: 2))-\("\(day)".padded(to: 2))"
  }
}

extension Int {
  /// Returns the remainder in `0..<divisor`, also for a negative number.
  func remainderUp(of divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
