import Glibc

/// Dates as the player's language writes them.
public enum DateText {
  /// The day with its weekday, without the year: 'Sunday, November 22'.
  public static func long(_ date: CivilDate) -> String {
    // Translators: A day without its year: 'Sunday, November 22'.
    tr("{weekday}, {month} {day}").formatted([
      "weekday": format("%A", date), "month": format("%B", date), "day": "\(date.parts.day)",
    ])
  }

  /// The weekday in two or three letters: 'Sun'.
  public static func weekday(_ date: CivilDate) -> String { format("%a", date) }

  /// C: `strftime`, which has the names from the player's locale, in the encoding of that.
  private static func format(_ format: String, _ date: CivilDate) -> String {
    let (year, month, day) = date.parts
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
      Int32(clamping: year - 1900), Int32(clamping: month - 1), Int32(clamping: day)
    )
    // Fills the weekday in.
    timegm(&parts)
    var text = [CChar](repeating: 0, count: 128)
    let length = strftime(&text, text.count, format, &parts)
    return LocaleText.text(text.prefix(length).map(UInt8.init(bitPattern:)), in: LocaleText.Category.time.encoding)
  }
}
