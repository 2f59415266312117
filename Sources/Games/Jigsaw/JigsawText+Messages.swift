extension JigsawText {
  package func sentences(about change: JigsawChange) -> [String] { sentence(about: change).map { [$0] } ?? [] }

  private func sentence(about change: JigsawChange) -> String? {
    switch change {
    case .moved(let pieces): moved(pieces)
    case .joined(let piece): joined(piece)
    case .fixed(let pieces):
      [fixed(pieces), state.isOver ? "" : ProgressText.short(state.progress).asSentence].joinedSentences()
    // The end page shows it.
    case .solved: nil
    case .turned(let pieces): turned(pieces)
    case .putInTray(let pieces, let tray): putInTray(pieces, tray)
    case .gathered: tr("The single pieces lie around the frame.")
    case .sortedByColor: tr("The single pieces lie around the frame, sorted by color.")
    case .trayAdded(let tray): tr("Added {tray}.").formatted(["tray": trayName(tray)])
    case .trayRenamed(let tray): tr("The tray is called {tray} now.").formatted(["tray": trayName(tray)])
    case .trayRemoved(let name, let pieces): removed(name, pieces)
    case .selected(0): tr("No piece is selected.")
    case .selected(let count): trn("{count} piece is selected.", "{count} pieces are selected.", count: count)
    case .filtered(true): tr("Only edge pieces are on the table.")
    case .filtered(false): tr("All pieces are on the table.")
    case .hinted(let hint): sentence(for: hint)
    case .pictureShown:
      tr("The whole picture: {description}").formatted(["description": state.picture.description])
    case .dealt: [tr("New jigsaw: {board}.").formatted(["board": board]), rightNow].joinedSentences()
    case .undone: [tr("Undone."), rightNow].joinedSentences()
    case .redone: [tr("Redone."), rightNow].joinedSentences()
    }
  }

  package func sentence(for hint: JigsawHint) -> String {
    let piece = hint.piece
    switch hint {
    case .piece: return tr("Look at {piece}.").formatted(["piece": pieceName(piece)])
    case .place:
      let place = tr("{piece} belongs in row {row}, column {column}.").formatted(
        GridPosition(index: piece.index).placeholders(columns: state.grid.columns)
          .merging(["piece": name(piece)]) { $1 })
      let isUpright = state.group(of: piece)?.turns.isUpright != false
      return [place, isUpright ? "" : tr("It has to be turned.")].joinedSentences()
    case .move: return tr("{piece} was moved for you.").formatted(["piece": name(piece)])
    }
  }

  private func moved(_ pieces: [JigsawPiece]) -> String? {
    guard pieces.count == 1, let piece = pieces.first else {
      return trn("{count} piece moved.", "{count} pieces moved.", count: pieces.count)
    }
    return tr("{piece} joins nothing there.").formatted(["piece": name(piece)])
  }

  private func joined(_ piece: JigsawPiece) -> String {
    let count = state.group(of: piece)?.pieces.count ?? 1
    return trn(
      "It fits: {count} piece is joined now.", "It fits: {count} pieces are joined now.", count: count)
  }

  private func fixed(_ pieces: [JigsawPiece]) -> String {
    pieces.count == 1
      ? tr("{piece} is in its place.").formatted(["piece": name(pieces[0])])
      : trn("{count} piece is in its place.", "{count} pieces are in their places.", count: pieces.count)
  }

  private func turned(_ pieces: [JigsawPiece]) -> String? {
    guard pieces.count == 1, let piece = pieces.first, let group = state.group(of: piece) else {
      return trn("{count} piece turned.", "{count} pieces turned.", count: pieces.count)
    }
    return switch group.turns.count {
    case 1: tr("Turned right.")
    case 2: tr("Upside down.")
    case 3: tr("Turned left.")
    default: tr("Upright.")
    }
  }

  private func putInTray(_ pieces: [JigsawPiece], _ tray: Int) -> String {
    trn("{count} piece is in {tray} now.", "{count} pieces are in {tray} now.", pieces.count)
      .formatted(["count": "\(pieces.count)", "tray": trayName(tray)])
  }

  private func removed(_ tray: String, _ pieces: Int) -> String {
    let removed = tr("Removed {tray}.").formatted(["tray": tray])
    return [removed, pieces > 0 ? tr("Its pieces are on the table.") : ""].joinedSentences()
  }

  private var rightNow: String {
    let progress = state.progress
    return trn(
      "{done} of {count} piece is joined.", "{done} of {count} pieces are joined.", progress.count
    ).formatted(["done": "\(progress.done)", "count": "\(progress.count)"])
  }
}
