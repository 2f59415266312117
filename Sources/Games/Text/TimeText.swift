package enum TimeText {
  package static func digits(_ time: Duration) -> String {
    let (hours, minutes, seconds) = parts(of: time)
    let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(pair(minutes)):\(pair(seconds))" : "\(minutes):\(pair(seconds))"
  }

  static func digits(_ time: Duration, mistakes: Int) -> String {
    guard mistakes > 0 else { return digits(time) }
    return trn("{time}, {count} mistake", "{time}, {count} mistakes", count: mistakes)
      .formatted(["time": digits(time)])
  }

  static func digits(_ time: Duration, _ counters: Counters) -> String {
    let text = digits(time, mistakes: counters.mistakes)
    guard counters.hints > 0 else { return text }
    return trn("{result}, {count} hint", "{result}, {count} hints", count: counters.hints).formatted(["result": text])
  }

  /// Returns words for screen readers: '42 seconds', '1 minute 2 seconds', '2 hours'.
  package static func words(_ time: Duration) -> String {
    let (hours, minutes, seconds) = parts(of: time)
    var words: [String] = []
    if hours > 0 { words.append(trn("{count} hour", "{count} hours", count: hours)) }
    if minutes > 0 { words.append(trn("{count} minute", "{count} minutes", count: minutes)) }
    if seconds > 0 || words.isEmpty {
      words.append(trn("{count} second", "{count} seconds", count: seconds))
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
