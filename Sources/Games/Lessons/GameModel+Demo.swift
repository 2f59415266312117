extension GameModel {
  /// The easiest level, dealt with another seed.
  package var demoState: State { state.redealt(State.Level.allCases.first ?? play.level, seed: demoSeed) }
  package var demoMoveCount: Int? { nil }
  package var isDemo: Bool { play.isDemo }

  package func prepareShownMove() {}

  var demoSeed: UInt64 { play.seed &+ 1 }

  /// Begins a demo, which leaves the game unchanged: nothing of a demo is saved, counted or timed.
  package func beginDemo() {
    interrupt()
    play.beginDemo(SavedGame(demoState, seed: demoSeed))
  }

  package func endDemo() {
    guard isDemo else { return }
    cancelAll()
    play.endDemo()
  }
}
