// What the game of a playthrough is, and how far it has come.

extension GameSession {
  /// The game as it stands.
  public var state: State { game.state }
  /// How the game was dealt.
  public var level: State.Level { game.level }
  /// The seed that the game was dealt with.
  public var seed: UInt64 { game.seed }
  /// What was counted.
  public var tally: Counters { game.tally }
  /// Whether nothing was done yet that another deal would undo; hints may have been given.
  var isAsDealt: Bool { game.tally.moves == 0 && game.history.states.count == 1 }
  /// Whether nothing is left to do.
  public var isOver: Bool { game.isOver }
  /// Whether something was done and the game is not over.
  public var isUnderWay: Bool { game.isUnderWay }
}
