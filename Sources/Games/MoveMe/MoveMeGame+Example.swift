extension MoveMeGame {
  package var moveGesture: MoveGesture { .slide }
  package var demoMoveCount: Int? { 3 }

  /// Moves the square that was not moved for longest to where the board has most room.
  package var exampleMove: ExampleMove<MoveMeRules>? {
    guard isDragAllowed else { return nil }
    return state.squares.first.map { square in
      ExampleMove(square.number, to: geometry.freestPosition(among: state.squares.map(\.position)))
    }
  }

  /// The demo's squares have the numbers of the player's own, of which some may be selected.
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
