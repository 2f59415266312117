extension GameSession {
  package var preferences: Preferences { environment.preferences }
  package var isDemo: Bool { interrupted != nil }
  package var canRestoreReplaced: Bool { replaced != nil }

  package var state: State { game.state }
  package var level: State.Level { game.level }
  package var seed: UInt64 { game.seed }
  package var counters: Counters { game.counters }
  var isAsDealt: Bool { game.counters.moves == 0 && game.history.states.count == 1 }
  package var isOver: Bool { game.isOver }
  package var isUnderWay: Bool { game.isUnderWay }

  /// The current state, and those that undoing a deal or ending a demo restores; all files that they name are needed.
  var statesInUse: [State] {
    [game, replaced, interrupted?.game, interrupted?.replaced].compactMap { $0?.state }
  }
}
