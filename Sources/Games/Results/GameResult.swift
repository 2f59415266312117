import FoundationEssentials
import Storage

package struct GameResult: Hashable, Sendable {
  package let game: GameKind
  package let level: String
  package let date: Date
  /// The day that the result counts for, in the player's time zone; `nil` in results of earlier releases.
  package let day: CivilDate?
  package let elapsed: Duration
  package let counters: Counters
  package let score: Int?
  package let seed: UInt64
  /// The times at which parts of the game were done; `nil` in results of earlier releases.
  let splits: Splits?

  package init(
    game: GameKind, level: String, date: Date, day: CivilDate? = nil, elapsed: Duration, counters: Counters,
    score: Int? = nil, seed: UInt64, splits: Splits? = nil
  ) {
    (self.game, self.level, self.date, self.day, self.elapsed) = (game, level, date, day, elapsed)
    (self.counters, self.score, self.seed, self.splits) = (counters, score, seed, splits)
  }
}

extension GameResult {
  /// The result in a few words: '12 points', or '0:42, 1 mistake'.
  var summary: String {
    score.map { trn("{count} point", "{count} points", count: $0) } ?? TimeText.digits(elapsed, counters)
  }
}

extension GameResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case game, level, date, day, elapsed, score, seed
    case counters = "tally"
    case splits = "pace"
  }

  private static var points: ClosedRange<Int> { -1_000_000_000...1_000_000_000 }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    game = try container.decode(GameKind.self, forKey: .game)
    level = try container.decode(String.self, forKey: .level)
    date = try container.decode(Date.self, forKey: .date)
    day = try container.decodeIfPresent(CivilDate.self, forKey: .day)
    elapsed = try container.decode(Duration.self, forKey: .elapsed)
    counters = try container.decode(Counters.self, forKey: .counters)
    score = try container.decodeIfPresent(Int.self, forKey: .score)
    seed = try container.decode(UInt64.self, forKey: .seed)
    splits = try container.decodeIfPresent(Splits.self, forKey: .splits)
    let isValid =
      counters.isValid && score.map(Self.points.contains) ?? true && elapsed.isTimeOfPlay
      && splits?.isValid(until: elapsed) ?? true
    try decoder.check(isValid, "No game has this result.")
  }
}
