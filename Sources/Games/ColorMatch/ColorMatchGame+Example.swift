extension ColorMatchGame {
  package var exampleMove: ExampleMove<ColorMatchState>? {
    guard isDragAllowed else { return nil }
    return state.word.map { ExampleMove($0, to: .target) }
  }
}
