extension PicturePuzzleGame: GameModel {
  /// Where the puzzle stands, in a sentence.
  public var statusText: String { text.status }
  /// The time and the moves so far, in short; empty before the clock has started.
  public var shortStatus: String { elapsed > .zero ? text.shortStatus : "" }

  /// Takes the last move back.
  public func undo() {
    interrupt()
    if play.undo() { changes.append([.undone]) }
  }

  /// Makes the move again that was taken back last.
  public func redo() {
    interrupt()
    if play.redo() { changes.append([.redone]) }
  }

  /// Puts the same puzzle back into the disorder that it was dealt with; its hints stay counted.
  public func restart() {
    interrupt()
    play.begin(play.game.restarted, isRestart: true)
    changes.append([.dealt])
  }

  /// Deals a new puzzle; see ``GameModel/deal(level:seed:)``.
  ///
  /// A given seed also decides about the picture. Without one, free play goes on with its picture, and a solved puzzle of
  /// the journey with the next one if that is asked for.
  public func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(PuzzleLevel.init(rawValue:)) ?? play.level
    if seed == nil, canGoToNext, level == play.level.next { return goToNext() }
    interrupt()
    let isStillFree = level.journeyPuzzle == nil && play.level.journeyPuzzle == nil
    let picture = seed == nil && isStillFree ? state.picture : nil
    play.newGame(seed: seed) { PicturePuzzleState(level: level, seed: $0, picture: picture) }
    changes.append([.dealt])
  }

  /// Brings the puzzle back that was under way before this one was dealt.
  public func bringBack() {
    interrupt()
    if play.bringBack() { changes.append([.dealt]) }
  }
}

// MARK: Journey and free play

extension PicturePuzzleGame {
  /// Whether this puzzle is solved and another one follows in the journey.
  public var canGoToNext: Bool { isOver && play.level.next != nil }

  /// The next puzzle of the journey; free play has no order of levels.
  public var nextLevel: LevelChoice? { play.level.next.map { LevelChoice($0) } }
  /// Goes on in the journey.
  public func goToNextLevel() { goToNext() }

  /// Deals the next puzzle of the journey.
  public func goToNext() {
    guard canGoToNext, let next = play.game.nextPuzzle else { return }
    interrupt()
    play.begin(next)
    changes.append([.dealt])
  }

  /// Deals a new journey.
  public func startJourney() {
    deal(level: PuzzleLevel.journey(.first).rawValue, seed: nil)
  }

  /// Deals a puzzle of free play with a picture.
  public func deal(_ picture: PuzzlePicture, size: PuzzleSize) {
    interrupt()
    play.newGame { PicturePuzzleState(level: .free(size), seed: $0, picture: picture) }
    changes.append([.dealt])
  }
}
