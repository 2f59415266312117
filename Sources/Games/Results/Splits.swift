import Storage

/// When each part of a game was done, in the time played: what another play of the same deal can be compared with.
public struct Splits: Hashable, Sendable {
  /// Into how many parts a game is divided at most.
  static var partCount: Int { 20 }

  /// The times at which parts were done, one after the other.
  private(set) var times: [Duration] = []

  /// Of a game in which nothing is done.
  init() {}

  /// Notes how much is done at a time; what was taken back will have to be done again.
  mutating func reach(_ progress: Progress, at time: Duration) {
    let isLong = progress.count > Self.partCount
    let parts = isLong ? progress.done * Self.partCount / progress.count : progress.done
    if times.count > parts { times.removeLast(times.count - parts) }
    // As it is stored, so that what is read is equal.
    let time = Duration.milliseconds(Int64(clamping: time / .milliseconds(1)))
    while times.count < parts { times.append(time) }
  }

  /// How much earlier than a rival it came as far as it did: negative if later, nil as long as nobody can tell.
  ///
  /// Once the rival had done the next part too, it falls behind with every second.
  func lead(over rival: Splits, at now: Duration) -> Duration? {
    let parts = times.count
    let isBoth = parts > 0 && parts <= rival.times.count
    let last = isBoth ? rival.times[parts - 1] - times[parts - 1] : nil
    let atMost = parts < rival.times.count ? rival.times[parts] - now : nil
    guard let last else { return atMost.flatMap { $0 < .zero ? $0 : nil } }
    return min(last, atMost ?? last)
  }

  /// Whether times can have passed like this until now.
  func isValid(until now: Duration) -> Bool {
    times.count <= Self.partCount && zip(times, times.dropFirst()).allSatisfy(<=)
      && times.allSatisfy { (.zero...now).contains($0) }
  }
}

extension Splits: Codable {
  /// Reads a stored pace: whole milliseconds.
  ///
  /// - Throws: `DecodingError` for what is no list of numbers, or of such that nobody can have played for.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode([Int64].self)
    times = stored.map { .milliseconds($0) }
    try decoder.check(times.allSatisfy(\.isTimeOfPlay), "No game takes so long.")
  }

  /// Stores the pace.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(times.map { $0 / .milliseconds(1) }.map { Int64(clamping: $0) })
  }
}
