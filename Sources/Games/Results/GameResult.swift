public import FoundationEssentials
import Storage

/// A game that was played to its end.
public struct GameResult: Hashable, Sendable {
  /// Which game it was.
  public let game: GameKind
  /// The raw value of its level.
  public let level: String
  /// When it ended.
  public let date: Date
  /// The day on which it ended, where the player was; nil of one that an earlier version stored.
  public let day: CivilDate?
  /// The time played.
  public let elapsed: Duration
  /// What was counted.
  public let tally: Counters
  /// The points, in a game that is played for points; nil in any other.
  public let score: Int?
  /// The seed that it was dealt with.
  public let seed: UInt64
  /// When each part of it was done; nil of one that an earlier version stored.
  let pace: Splits?

  /// Creates a result.
  public init(
    game: GameKind, level: String, date: Date, day: CivilDate? = nil, elapsed: Duration, tally: Counters,
    score: Int? = nil, seed: UInt64, pace: Splits? = nil
  ) {
    (self.game, self.level, self.date, self.day, self.elapsed) = (game, level, date, day, elapsed)
    (self.tally, self.score, self.seed, self.pace) = (tally, score, seed, pace)
  }
}

extension GameResult: Codable {
  private static var points: ClosedRange<Int> { -1_000_000_000...1_000_000_000 }

  /// Reads a stored result.
  ///
  /// - Throws: `DecodingError` for a result that no game can have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    game = try container.decode(GameKind.self, forKey: .game)
    level = try container.decode(String.self, forKey: .level)
    date = try container.decode(Date.self, forKey: .date)
    day = try container.decodeIfPresent(CivilDate.self, forKey: .day)
    elapsed = try container.decode(Duration.self, forKey: .elapsed)
    tally = try container.decode(Counters.self, forKey: .tally)
    score = try container.decodeIfPresent(Int.self, forKey: .score)
    seed = try container.decode(UInt64.self, forKey: .seed)
    pace = try container.decodeIfPresent(Splits.self, forKey: .pace)
    let isValid =
      tally.isValid && score.map(Self.points.contains) ?? true && elapsed.isTimeOfPlay
      && pace?.isValid(until: elapsed) ?? true
    try decoder.check(isValid, "No game has this result.")
  }
}
