extension PicturePuzzleGame {
  package var exampleMove: ExampleMove<PicturePuzzleState>? {
    guard isDragAllowed else { return nil }
    return state.firstMissing.map { ExampleMove($0, to: state.destination(of: $0)) }
  }
}
