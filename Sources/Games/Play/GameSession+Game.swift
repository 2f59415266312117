extension GameSession {
  /// The current state.
  package var state: State { game.state }
  /// The level of the game.
  package var level: State.Level { game.level }
  /// The seed of the deal.
  package var seed: UInt64 { game.seed }
  /// The counters of the game.
  package var tally: Counters { game.tally }
  /// Whether no move was made; hints may have been given.
  var isAsDealt: Bool { game.tally.moves == 0 && game.history.states.count == 1 }
  /// Whether the game is over.
  package var isOver: Bool { game.isOver }
  /// Whether the player has done something and the game is not over.
  package var isUnderWay: Bool { game.isUnderWay }
}
