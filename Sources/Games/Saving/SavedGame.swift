import Storage

/// All of a game that is stored between two runs.
public struct SavedGame<State: GameState>: Equatable, Sendable {
  /// The state now and those that undo and redo reach.
  public var history: History<State>
  /// What was counted.
  public var tally = Counters()
  /// The seed that it was dealt with.
  public let seed: UInt64
  /// Whether others are dealt it too, on its day or from its code: a restart never deals another one.
  var isShared = false
  /// The day on which the game was begun, if its deal was the deal of that day; nil for any other game.
  var day: CivilDate?
  /// The time played.
  public var elapsed: Duration = .zero
  /// When each part of it was done.
  var pace = Splits()

  /// Deals a game.
  public init(level: State.Level, seed: UInt64) {
    self.init(State(level: level, seed: seed), seed: seed)
  }

  /// Begins with a state that was dealt with the seed.
  public init(_ dealt: State, seed: UInt64) {
    history = History(dealt)
    self.seed = seed
  }

  /// Another game of the same kind and level.
  public func again(seed: UInt64) -> SavedGame { SavedGame(state.again(level, seed: seed), seed: seed) }
  /// The same game as it was dealt.
  var asDealt: SavedGame {
    var dealt = again(seed: seed)
    dealt.isShared = isShared
    return dealt
  }

  /// The game as it stands.
  public var state: State { history.present }
  /// How the game was dealt.
  public var level: State.Level { state.level }
  /// Whether nothing is left to do.
  public var isOver: Bool { state.isOver }
  /// Whether something was done and the game is not over.
  public var isUnderWay: Bool { tally != Counters() && !isOver }
}

extension SavedGame: Codable {
  private enum CodingKeys: CodingKey { case history, tally, seed, isShared, day, elapsed, pace }

  /// Stores the game, and what all states of its history have in common in the present one alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(history.changingOthers(\.withoutCommonParts), forKey: .history)
    try container.encode(tally, forKey: .tally)
    try container.encode(seed, forKey: .seed)
    try container.encode(isShared, forKey: .isShared)
    try container.encodeIfPresent(day, forKey: .day)
    try container.encode(elapsed, forKey: .elapsed)
    try container.encode(pace, forKey: .pace)
  }

  /// Reads a stored game.
  ///
  /// - Throws: `DecodingError` for a game that the rules cannot lead to.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let stored = try container.decode(History<State>.self, forKey: .history)
    history = stored.changingOthers { $0.withCommonParts(of: stored.present) }
    tally = try container.decode(Counters.self, forKey: .tally)
    seed = try container.decode(UInt64.self, forKey: .seed)
    isShared = try container.decodeIfPresent(Bool.self, forKey: .isShared) ?? false
    day = try container.decodeIfPresent(CivilDate.self, forKey: .day)
    elapsed = try container.decode(Duration.self, forKey: .elapsed)
    pace = try container.decodeIfPresent(Splits.self, forKey: .pace) ?? Splits()
    let states = history.states
    let isValid =
      tally.isValid && elapsed.isTimeOfPlay && elapsed >= state.lastMoveTime && pace.isValid(until: elapsed)
      && states.count <= History<State>.limit + 1 && states.allSatisfy(\.isValid)
      && zip(states.dropFirst(), states).allSatisfy { $0.follows($1) }
    try decoder.check(isValid, "The rules do not lead to this game.")
  }
}
