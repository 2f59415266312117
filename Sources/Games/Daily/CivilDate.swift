import Glibc
import Storage

/// A calendar date without a time and a time zone.
package struct CivilDate: Hashable, Comparable, Sendable {
  /// The days since January 1, 1970.
  package let number: Int

  /// Creates a date from the days since January 1, 1970.
  package init(number: Int) { self.number = number }

  /// Creates a date of the Gregorian calendar.
  ///
  /// The algorithm is from Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms", with years that begin in
  /// March.
  package init(year: Int, month: Int, day: Int) {
    let year = month <= 2 ? year - 1 : year
    let era = year.dividedDown(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// The year, month and day of the Gregorian calendar; months and days count from 1.
  package var parts: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = days.dividedDown(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isEarly = month >= 10
    return (
      yearOfEra + era * 400 + (isEarly ? 1 : 0), isEarly ? month - 9 : month + 3, dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The day of the week, from 0 (Monday) to 6 (Sunday).
  package var weekday: Int { (number + 3).remainderUp(of: 7) }

  /// Returns the date that is a number of days later, or earlier if the number is negative.
  package static func + (date: CivilDate, days: Int) -> CivilDate { CivilDate(number: date.number + days) }
  /// Returns the date that is a number of days earlier.
  package static func - (date: CivilDate, days: Int) -> CivilDate { date + -days }
  /// Returns whether a date precedes another one.
  package static func < (one: CivilDate, other: CivilDate) -> Bool { one.number < other.number }
}

extension CivilDate {
  /// Creates the date in the local time zone at a time in seconds since 1970.
  ///
  /// Wraps `localtime_r`.
  package init(localAt seconds: Int) {
    var (time, parts) = (seconds as time_t, tm())
    // The time zone may have changed while the program runs.
    tzset()
    localtime_r(&time, &parts)
    self.init(
      year: Int(clamping: parts.tm_year) + 1900, month: Int(clamping: parts.tm_mon) + 1,
      day: Int(clamping: parts.tm_mday))
  }

  /// The current date in the local time zone.
  package static var today: CivilDate { CivilDate(localAt: time(nil)) }

  /// The seconds until the next full minute, from 1 to 60; midnight is a full minute in every time zone.
  package static var secondsToNextMinute: Int { 60 - time(nil).remainderUp(of: 60) }
}

extension CivilDate: Codable {
  /// Decodes a date such as "2026-11-22".
  ///
  /// - Throws: `DecodingError` if the text is not a valid date.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0, radix: 10) ?? 0 }
    // Checked before any calculation, which could overflow: each part can be any integer.
    let isDate = parts.count == 3 && 1...9999 ~= parts[0] && 1...12 ~= parts[1] && 1...31 ~= parts[2]
    try decoder.check(isDate, "This is no date.")
    self.init(year: parts[0], month: parts[1], day: parts[2])
    try decoder.check(stored == text, "There is no such day.")
  }

  /// Encodes the date, such as "2026-11-22".
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
  /// Returns the quotient, rounded toward negative infinity.
  fileprivate func dividedDown(by divisor: Int) -> Int { (self - remainderUp(of: divisor)) / divisor }

  /// Returns the remainder, from 0 to below the divisor, also for a negative number.
  func remainderUp(of divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
