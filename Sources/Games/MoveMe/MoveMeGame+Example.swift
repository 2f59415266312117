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
}
