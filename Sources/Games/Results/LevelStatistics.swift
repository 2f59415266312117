import Storage

/// The statistics of a level, including games without a result.
package struct LevelStatistics: Equatable, Sendable {
  /// The number of games in which the player did something.
  package private(set) var playedCount = 0
  /// The number of games with a result.
  package private(set) var finishedCount = 0
  private(set) var finishedTime = Duration.zero
  private var lastDay: CivilDate?
  /// The number of consecutive days with a game, up to the last day.
  private var run = 0
  /// The largest number of consecutive days with a game.
  package private(set) var longestRun = 0

  init() {}

  package var averageTime: Duration? { finishedCount > 0 ? finishedTime / finishedCount : nil }

  /// - Parameter day: The day of the game; `nil` if it is unknown, as in results of earlier releases.
  mutating func begin(on day: CivilDate?) {
    playedCount = min(playedCount + 1, Self.maximum)
    // The clock of the computer may have been set back.
    guard let day, lastDay.map({ $0 < day }) ?? true else { return }
    run = lastDay == day - 1 ? min(run + 1, Self.maximum) : 1
    (lastDay, longestRun) = (day, max(longestRun, run))
  }

  mutating func finish(after time: Duration) {
    finishedCount = min(finishedCount + 1, Self.maximum)
    // A game that was begun before the statistics were cleared, or with an earlier release, was not counted then.
    playedCount = max(playedCount, finishedCount)
    finishedTime = min(finishedTime + time, Duration(clampingSeconds: Double(Self.maximum)))
  }

  private static var maximum: Int { 1_000_000_000 }
}

extension LevelStatistics: Codable {
  private enum CodingKeys: String, CodingKey {
    case played, finished, time, lastDay, run, longestRun
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(playedCount, forKey: .played)
    try container.encode(finishedCount, forKey: .finished)
    try container.encode(finishedTime.milliseconds, forKey: .time)
    try container.encodeIfPresent(lastDay, forKey: .lastDay)
    try container.encode(run, forKey: .run)
    try container.encode(longestRun, forKey: .longestRun)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func count(_ key: CodingKeys) throws -> Int {
      let count = try container.decodeIfPresent(Int.self, forKey: key) ?? 0
      try decoder.check((0...Self.maximum).contains(count), "Nobody plays so often.")
      return count
    }
    (playedCount, finishedCount) = (try count(.played), try count(.finished))
    (run, longestRun) = (try count(.run), try count(.longestRun))
    let time = try container.decodeIfPresent(Int.self, forKey: .time) ?? 0
    try decoder.check((0...Self.maximum * 1000).contains(time), "No game takes so long.")
    finishedTime = .milliseconds(time)
    lastDay = try container.decodeIfPresent(CivilDate.self, forKey: .lastDay)
  }
}
