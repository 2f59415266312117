extension MoveMeGame {
  package var moveGesture: MoveGesture { .slide }
  package var demoMoveCount: Int? { 3 }

  /// Moves the square that was not moved for the longest time to where the board has the most room.
  package var exampleMove: ExampleMove<MoveMeRules>? {
    guard isDragAllowed else { return nil }
    return state.squares.first.map { square in
      ExampleMove(square.number, to: geometry.freestPosition(among: state.squares.map(\.position)))
    }
  }

  /// Clears the selection for the demo, whose squares have the same numbers as the player's own.
  package func beginDemo() {
    interrupt()
    if !isDemo { (interruptedSelection, selection) = (selection, []) }
    play.beginDemo(SavedGame(demoState, seed: demoSeed))
  }

  package func endDemo() {
    guard isDemo else { return }
    cancelAll()
    play.endDemo()
    selection = interruptedSelection
  }
}
