/// The time played as text, without fractions of a second.
package enum TimeText {
  /// Returns digits for display: '0:42', '12:05', '1:02:03'.
  package static func digits(_ time: Duration) -> String {
    let (hours, minutes, seconds) = parts(of: time)
    let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(pair(minutes)):\(pair(seconds))" : "\(minutes):\(pair(seconds))"
  }

  /// Returns words for screen readers: '42 seconds', '1 minute 2 seconds', '2 hours'.
  package static func words(_ time: Duration) -> String {
    let (hours, minutes, seconds) = parts(of: time)
    var words: [String] = []
    if hours > 0 { words.append(trn("{count} hour", "{count} hours", formatted: hours)) }
    if minutes > 0 { words.append(trn("{count} minute", "{count} minutes", formatted: minutes)) }
    if seconds > 0 || words.isEmpty {
      words.append(trn("{count} second", "{count} seconds", formatted: seconds))
    }
    return words.reduce("") { text, next in
      // Translators: Two parts of a time, the larger one first: '1 minute 2 seconds'.
      text.isEmpty ? next : trc("time", "{first} {second}").formatted(["first": text, "second": next])
    }
  }

  private static func parts(of time: Duration) -> (hours: Int, minutes: Int, seconds: Int) {
    let seconds = Int(clamping: max(time, .zero).components.seconds)
    return (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}
