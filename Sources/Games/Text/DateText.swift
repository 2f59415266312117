import Glibc

package enum DateText {
  package static func long(_ date: CivilDate) -> String {
    // Translators: A day without its year: 'Sunday, November 22'.
    tr("{weekday}, {month} {day}").formatted([
      "weekday": format("%A", date), "month": format("%B", date), "day": "\(date.parts.day)",
    ])
  }

  package static func short(_ date: CivilDate) -> String {
    // Translators: A day without its weekday and year: 'November 22'.
    tr("{month} {day}").formatted(["month": format("%B", date), "day": "\(date.parts.day)"])
  }

  package static func weekday(_ date: CivilDate) -> String { format("%a", date) }

  /// Formats a date with `strftime`, whose names are in the player's locale and its encoding.
  private static func format(_ format: String, _ date: CivilDate) -> String {
    var time = date.components
    var text = [CChar](repeating: 0, count: 128)
    let length = strftime(&text, text.count, format, &time)
    return LocaleText.text(text.prefix(length).map(UInt8.init(bitPattern:)), in: LocaleText.Category.time.encoding)
  }
}
