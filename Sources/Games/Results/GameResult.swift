import FoundationEssentials
import Storage

/// The result of a game that was played to its end.
package struct GameResult: Hashable, Sendable {
  /// The kind of game.
  package let game: GameKind
  /// The raw value of the level.
  package let level: String
  /// The date at which the game ended.
  package let date: Date
  /// The day that the result counts for, in the player's time zone; nil in results of earlier versions.
  package let day: CivilDate?
  /// The time played.
  package let elapsed: Duration
  /// The counters of the game.
  package let tally: Counters
  /// The score; nil in a game without one.
  package let score: Int?
  /// The seed of the deal.
  package let seed: UInt64
  /// The times at which parts of the game were done; nil in results of earlier versions.
  let pace: Splits?

  /// Creates a result.
  package init(
    game: GameKind, level: String, date: Date, day: CivilDate? = nil, elapsed: Duration, tally: Counters,
    score: Int? = nil, seed: UInt64, pace: Splits? = nil
  ) {
    (self.game, self.level, self.date, self.day, self.elapsed) = (game, level, date, day, elapsed)
    (self.tally, self.score, self.seed, self.pace) = (tally, score, seed, pace)
  }
}

extension GameResult: Codable {
  private static var points: ClosedRange<Int> { -1_000_000_000...1_000_000_000 }

  /// Decodes a result; throws `DecodingError` if no game can have it.
  package init(from decoder: any Decoder) throws {
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
