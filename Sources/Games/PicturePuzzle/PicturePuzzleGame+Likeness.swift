// Tiles that look alike, which are known once the picture was compared.

extension PicturePuzzleGame {
  /// Takes which tiles of a puzzle look alike, as soon as its picture was compared; for another puzzle nothing changes.
  ///
  /// If the tiles show the finished picture, a puzzle without a move is dealt anew from its seed, and a puzzle under way is
  /// solved.
  ///
  /// - Returns: False if all tiles of the puzzle look alike. Then nothing changes.
  @discardableResult
  public func take(_ likeness: TileLikeness, of picture: PuzzlePicture, size: PuzzleSize) -> Bool {
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

  /// The tile that a hint points at.
  private var hintedTile: PuzzleTile? {
    switch hintShown {
    case .tile(let tile), .place(let tile): tile
    case .picture, .move, nil: nil
    }
  }
}
