extension PicturePuzzleText {
  /// The status: 'Puzzle 1 of 3: 2 of 4 tiles right, 5 moves, 0:42'.
  package var status: String {
    let status = tr("{right}, {counts}").formatted(["right": right, "counts": counts])
    guard let puzzle = state.level.journeyPuzzle else { return status }
    return tr("Puzzle {number} of {count}: {status}").formatted([
      "number": "\(puzzle.rawValue)", "count": "\(JourneyPuzzle.allCases.count)", "status": status,
    ])
  }

  package var shortStatus: String {
    counters.moves > 0 ? tr("{time}, {moves}").formatted(["time": time, "moves": moves]) : time
  }

  package var endTitle: String { tr("Congrats! You have solved this puzzle") }

  package var end: String {
    let isLast = state.isJourneyOver
    return [counts.asSentence, isLast ? tr("That was the last puzzle of the journey.") : ""].joinedSentences()
  }

  /// What the Hint button does now, or why it does nothing.
  package var hintDescription: String {
    switch (state.level.journeyPuzzle, hintShown) {
    case _ where state.isOver: tr("The puzzle is solved.")
    case (.some, _) where !state.allowsHint(after: counters.hints): noMoreHints
    case (.some, _): tr("See the whole picture for a moment, once in each puzzle.")
    case (nil, .tile): tr("Show where this tile belongs.")
    case (nil, .place): tr("Move this tile to its place.")
    case (nil, _): tr("Show which tile to move next.")
    }
  }

  /// What the button that shows the whole picture does.
  package var wholePictureDescription: String {
    tr("See the whole picture while you hold the button, or until you press it again.")
  }

  /// What the Next button does now, or why it does nothing; the last puzzle has no such button.
  package var nextDescription: String {
    state.isOver ? tr("Go on to the next puzzle.") : tr("Solve this puzzle to go on.")
  }

  /// Returns the message for a picture that cannot be a puzzle, because all of its tiles would look alike.
  package static func plain(_ picture: PuzzlePicture, _ size: PuzzleSize) -> String {
    trn(
      "“{name}” cannot be a puzzle of {count} tile, because all of them would look the same.",
      "“{name}” cannot be a puzzle of {count} tiles, because all of them would look the same.", size.count
    ).formatted(["name": picture.title, "count": "\(size.count)"])
  }

  private var noMoreHints: String {
    state.level.next == nil
      ? tr("The hint of this puzzle is used up.")
      : tr("The hint of this puzzle is used up. The next puzzle has one again.")
  }

  /// The counts: '5 moves, 1 hint, 0:42'; without hints if none were used.
  private var counts: String {
    let hints = trn("{count} hint", "{count} hints", count: counters.hints)
    let counts = counters.hints > 0 ? tr("{moves}, {hints}, {time}") : tr("{moves}, {time}")
    return counts.formatted(["moves": moves, "hints": hints, "time": time])
  }

  private var moves: String {
    trn("{count} move", "{count} moves", count: counters.moves)
  }

  private var right: String {
    trn("{right} of {count} tiles right", "{right} of {count} tiles right", state.rightCount)
      .formatted(["right": "\(state.rightCount)", "count": "\(state.size.count)"])
  }
}
