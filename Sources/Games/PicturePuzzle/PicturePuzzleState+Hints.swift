extension PicturePuzzleState {
  /// Whether a hint can be given after so many: in the journey one for each puzzle, in free play any number.
  public func allowsHint(after count: Int) -> Bool {
    !isOver && (level.journeyPuzzle == nil || count == 0)
  }

  /// The hint that comes next: in free play a greater one about the same tile, as long as the last one is still shown.
  ///
  /// - Returns: Nil if nothing is left to hint at.
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
