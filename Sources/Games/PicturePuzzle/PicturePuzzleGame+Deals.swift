extension PicturePuzzleGame {
  /// Whether this puzzle is solved and the journey continues.
  package var canGoToNext: Bool { isOver && play.level.next != nil }

  package func goToNextLevel() {
    guard canGoToNext, let next = play.game.nextPuzzle else { return }
    deal { play.startGame(next) }
  }

  /// The next puzzle of the journey; after its last one and in free play, the next picture.
  package var onwardStep: NextStep {
    if let next = play.level.next {
      return NextStep(tr("Next Puzzle: {size}").formatted(["size": next.size.title]), .advance)
    }
    return NextStep(tr("Next Picture: {picture}").formatted(["picture": state.picture.next.title]), .advance)
  }

  package func advance() {
    if play.level.next == nil { deal(.builtIn(state.picture.next), size: state.size) } else { goToNextLevel() }
  }

  /// Deals a puzzle of free play with a picture and, if known, which of its tiles look alike.
  package func deal(_ picture: PuzzlePicture, size: PuzzleSize, likeness: TileLikeness? = nil) {
    deal {
      play.newGame { PicturePuzzleState(level: .free(size), seed: $0, picture: picture, likeness: likeness) }
    }
  }

  /// Deals a new puzzle; see ``GameModel/deal(level:seed:)``.
  ///
  /// After a solved puzzle of the journey, asking for its next level without a seed continues the journey.
  package func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(PuzzleLevel.init(rawValue:))
    if seed == nil, canGoToNext, let level, level == play.level.next { return goToNextLevel() }
    deal { play.newGame(level: level, seed: seed) }
  }

  /// Restarts the puzzle as it was dealt; the hints stay counted.
  package func restart() { deal { play.startGame(play.game.restarted, isRestart: true) } }
}
