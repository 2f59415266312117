// Tiles that look alike, which are known once the picture was compared.

extension PicturePuzzleGame {
  /// Takes which tiles of a puzzle look alike, as soon as its picture was compared; for another puzzle nothing changes.
  ///
  /// A puzzle that nobody has moved a tile of, and that shows its finished picture, is dealt anew from its seed. A puzzle
  /// that was under way is solved if it shows it.
  ///
  /// - Returns: False if all tiles of the puzzle look alike, so that it is none: then nothing changes either.
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
