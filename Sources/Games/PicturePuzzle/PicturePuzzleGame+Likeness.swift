extension PicturePuzzleGame {
  /// Applies the result of comparing the tiles of a picture; changes nothing and returns `false` if all look alike.
  ///
  /// If the tiles then show the finished picture, a puzzle without a move is dealt again from its seed, and any other
  /// counts as solved.
  @discardableResult
  package func take(_ likeness: TileLikeness, of picture: PuzzlePicture, size: PuzzleSize) -> Bool {
    guard state.picture == picture, state.size == size, !isOver else { return true }
    guard !likeness.isPlain(size.count) else { return false }
    guard likeness != state.likeness else { return true }
    let earlier = state
    if play.isAsDealt, earlier.with(likeness).isSolved {
      interrupt()
      let seed = play.seed
      play.revise { PicturePuzzleState(level: $0.level, seed: seed, picture: picture, likeness: likeness) }
    } else {
      play.revise { $0.with(likeness) }
    }
    if isOver || hintedTile.map(state.isRight) == true { interrupt() }
    if isOver { report([.solved]) } else if state.rightCount != earlier.rightCount { report([.compared]) }
    return true
  }

  private var hintedTile: PuzzleTile? {
    switch hintShown {
    case .tile(let tile), .place(let tile): tile
    case .picture, .move, nil: nil
    }
  }
}
