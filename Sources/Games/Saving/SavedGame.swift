import Storage

package struct SavedGame<State: GameState>: Equatable, Sendable {
  package var history: History<State>
  package var counters = Counters()
  package let seed: UInt64
  /// Whether others can be dealt this game too, as deal of the day or by its code; a restart then keeps the deal.
  var isShared = false
  /// The day on which the game was started, if the deal is that of this day; otherwise `nil`.
  var day: CivilDate?
  package var elapsed: Duration = .zero
  var splits = Splits()

  /// The counters with which the game was dealt: a restart keeps the number of hints, and its clock has not run.
  package var dealtCounters: Counters { counters.moves == 0 && elapsed == .zero ? counters : Counters() }

  package init(level: State.Level, seed: UInt64) {
    self.init(State(level: level, seed: seed), seed: seed)
  }

  package init(_ dealt: State, seed: UInt64) {
    history = History(dealt)
    self.seed = seed
  }

  package func redealt(seed: UInt64) -> SavedGame { SavedGame(state.redealt(level, seed: seed), seed: seed) }
  var asDealt: SavedGame {
    var dealt = redealt(seed: seed)
    dealt.isShared = isShared
    return dealt
  }

  package var state: State { history.present }
  package var level: State.Level { state.level }
  package var isOver: Bool { state.isOver }
  package var isUnderWay: Bool { counters != Counters() && !isOver }
}

extension SavedGame: Codable {
  private enum CodingKeys: String, CodingKey {
    case history, seed, isShared, day, elapsed
    case counters = "tally"
    case splits = "pace"
  }

  /// Encodes the game; the parts that all states of its history share are stored in the current one only.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(history.changingOthers(\.withoutCommonParts), forKey: .history)
    try container.encode(counters, forKey: .counters)
    try container.encode(seed, forKey: .seed)
    try container.encode(isShared, forKey: .isShared)
    try container.encodeIfPresent(day, forKey: .day)
    try container.encode(elapsed, forKey: .elapsed)
    try container.encode(splits, forKey: .splits)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let stored = try container.decode(History<State>.self, forKey: .history)
    history = stored.changingOthers { $0.withCommonParts(of: stored.present) }
    counters = try container.decode(Counters.self, forKey: .counters)
    seed = try container.decode(UInt64.self, forKey: .seed)
    isShared = try container.decodeIfPresent(Bool.self, forKey: .isShared) ?? false
    day = try container.decodeIfPresent(CivilDate.self, forKey: .day)
    elapsed = try container.decode(Duration.self, forKey: .elapsed)
    splits = try container.decodeIfPresent(Splits.self, forKey: .splits) ?? Splits()
    let states = history.states
    let isValid =
      counters.isValid && elapsed.isTimeOfPlay && elapsed >= state.lastMoveTime && splits.isValid(until: elapsed)
      && states.count <= History<State>.limit + 1 && states.allSatisfy(\.isValid)
      && zip(states.dropFirst(), states).allSatisfy { $0.isSuccessor(of: $1) }
    try decoder.check(isValid, "The rules do not lead to this game.")
  }
}
