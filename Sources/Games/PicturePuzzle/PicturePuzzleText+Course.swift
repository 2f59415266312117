extension PicturePuzzleText {
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

  package var nextDescription: String {
    state.isOver ? tr("Go on to the next puzzle.") : tr("Solve this puzzle to go on.")
  }

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
