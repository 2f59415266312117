import Storage

/// The times at which parts of a game were done, for a comparison with another play of the same deal.
package struct Splits: Hashable, Sendable {
  static var partCount: Int { 20 }

  private(set) var times: [Duration] = []

  init() {}

  /// Records the progress at a time; parts that were undone must be done again.
  mutating func reach(_ progress: Progress, at time: Duration) {
    let isLong = progress.count > Self.partCount
    let parts = isLong ? progress.done * Self.partCount / progress.count : progress.done
    if times.count > parts { times.removeLast(times.count - parts) }
    // Stored times are whole milliseconds; rounding keeps decoded splits equal.
    let time = Duration.milliseconds(time.milliseconds)
    while times.count < parts { times.append(time) }
  }

  /// Returns the lead over a rival at the last part done: negative if later, `nil` while it is unknown.
  ///
  /// From the time at which the rival had done the next part, the lead shrinks with every second.
  func lead(over rival: Splits, at now: Duration) -> Duration? {
    let parts = times.count
    let isBoth = parts > 0 && parts <= rival.times.count
    let last = isBoth ? rival.times[parts - 1] - times[parts - 1] : nil
    let atMost = parts < rival.times.count ? rival.times[parts] - now : nil
    guard let last else { return atMost.flatMap { $0 < .zero ? $0 : nil } }
    return min(last, atMost ?? last)
  }

  func isValid(until now: Duration) -> Bool {
    times.count <= Self.partCount && zip(times, times.dropFirst()).allSatisfy(<=)
      && times.allSatisfy { (.zero...now).contains($0) }
  }
}

extension Splits: Codable {
  package init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode([Int].self)
    times = stored.map { .milliseconds($0) }
    try decoder.check(times.allSatisfy(\.isTimeOfPlay), "No game takes so long.")
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(times.map(\.milliseconds))
  }
}
