extension GameSession {
  /// The current state.
  public var state: State { game.state }
  /// The level of the game.
  public var level: State.Level { game.level }
  /// The seed of the deal.
  public var seed: UInt64 { game.seed }
  /// The counters of the game.
  public var tally: Counters { game.tally }
  /// Whether no move was made; hints may have been given.
  var isAsDealt: Bool { game.tally.moves == 0 && game.history.states.count == 1 }
  /// Whether the game is over.
  public var isOver: Bool { game.isOver }
  /// Whether the player has done something and the game is not over.
  public var isUnderWay: Bool { game.isUnderWay }
}
