extension JigsawText {
  package var status: String {
    let progress = state.progress
    let done = trn("{done} of {count} piece joined", "{done} of {count} pieces joined", progress.count)
      .formatted(["done": "\(progress.done)", "count": "\(progress.count)"])
    return tr("{right}, {counts}").formatted(["right": done, "counts": counts])
  }

  package var shortStatus: String {
    let progress = state.progress
    guard counters.moves > 0 else { return time }
    let done = tr("{done} of {count}").formatted(["done": "\(progress.done)", "count": "\(progress.count)"])
    return tr("{time}, {moves}").formatted(["time": time, "moves": done])
  }

  package var endTitle: String { tr("Congrats! You have solved this puzzle") }

  package var end: String { counts.asSentence }

  private var counts: String {
    let moves = trn("{count} move", "{count} moves", count: counters.moves)
    let hints = trn("{count} hint", "{count} hints", count: counters.hints)
    let counts = counters.hints > 0 ? tr("{moves}, {hints}, {time}") : tr("{moves}, {time}")
    return counts.formatted(["moves": moves, "hints": hints, "time": time])
  }

  package var hintDescription: String {
    switch hintShown {
    case .piece: tr("Show where this piece belongs.")
    case .place: tr("Move this piece to its place.")
    case .move, nil: tr("Show which piece to move next.")
    }
  }
}
