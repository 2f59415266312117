extension SunAndMoonGame {
  package var exampleMove: ExampleMove<SunAndMoonState>? {
    guard isDragAllowed, !isOver, !isComputerToPlay, let play = state.bestPlay else { return nil }
    return ExampleMove(play.card, to: .area(play.area), reason: text.advice(play))
  }
}
