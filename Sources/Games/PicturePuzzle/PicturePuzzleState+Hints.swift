extension PicturePuzzleState {
  /// Returns whether a hint is allowed after `count` hints: one per puzzle in the journey, any number in free play.
  package func allowsHint(after count: Int) -> Bool {
    !isOver && (level.journeyPuzzle == nil || count == 0)
  }

  /// Returns the next hint, which in free play reveals more than the one still shown; `nil` if the puzzle is solved.
  func hint(after shown: PuzzleHint?) -> PuzzleHint? {
    guard let tile = firstMissing else { return nil }
    guard level.journeyPuzzle == nil else { return .picture }
    return switch shown {
    case .tile(let tile): .place(tile)
    case .place(let tile): .move(tile)
    case .picture, .move, nil: .tile(tile)
    }
  }
}
