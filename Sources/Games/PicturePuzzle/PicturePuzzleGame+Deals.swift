// The puzzles of the journey and of free play.

extension PicturePuzzleGame {
  /// Whether this puzzle is solved and another one follows in the journey.
  public var canGoToNext: Bool { isOver && play.level.next != nil }

  /// Goes on in the journey.
  public func goToNextLevel() { goToNext() }

  /// Deals the next puzzle of the journey.
  public func goToNext() {
    guard canGoToNext, let next = play.game.nextPuzzle else { return }
    deal { play.begin(next) }
  }

  /// Deals a new journey.
  public func startJourney() { chooseLevel(PuzzleLevel.journey(.first).rawValue) }

  /// Deals a puzzle of free play with a picture.
  ///
  /// - Parameter likeness: Which of its tiles look alike, if that is known.
  public func deal(_ picture: PuzzlePicture, size: PuzzleSize, likeness: TileLikeness? = nil) {
    deal {
      play.newGame { PicturePuzzleState(level: .free(size), seed: $0, picture: picture, likeness: likeness) }
    }
  }

  /// Deals a new puzzle; see ``GameModel/deal(level:seed:)``.
  ///
  /// A solved puzzle of the journey goes on with the next one, if that is asked for without a seed.
  public func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(PuzzleLevel.init(rawValue:))
    if seed == nil, canGoToNext, let level, level == play.level.next { return goToNext() }
    deal { play.newGame(level: level, seed: seed) }
  }

  /// Puts the same puzzle back into the disorder that it was dealt with; its hints stay counted.
  public func restart() { deal { play.begin(play.game.restarted, isRestart: true) } }
}
