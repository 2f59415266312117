extension PicturePuzzleGame {
  package var canGoToNext: Bool { isOver && play.level.next != nil }

  package func goToNextLevel() {
    guard canGoToNext, let next = play.game.nextPuzzle else { return }
    deal { play.startGame(next) }
  }

  package var onwardStep: NextStep {
    if let next = play.level.next {
      return NextStep(tr("Next Puzzle: {size}").formatted(["size": next.size.title]), .advance)
    }
    return NextStep(tr("Next Picture: {picture}").formatted(["picture": state.picture.next.title]), .advance)
  }

  package func advance() {
    if play.level.next == nil { deal(.builtIn(state.picture.next), size: state.size) } else { goToNextLevel() }
  }

  package func deal(_ picture: PuzzlePicture, size: PuzzleSize, likeness: TileLikeness? = nil) {
    deal {
      play.newGame { PicturePuzzleState(level: .free(size), seed: $0, picture: picture, likeness: likeness) }
    }
  }

  /// Deals a level; after a solved puzzle of the journey, its next level without a seed continues the journey.
  package func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(PuzzleLevel.init(rawValue:))
    if seed == nil, canGoToNext, let level, level == play.level.next { return goToNextLevel() }
    deal { play.newGame(level: level, seed: seed) }
  }

  package func restart() { deal { play.startGame(play.game.restarted, isRestart: true) } }
}
