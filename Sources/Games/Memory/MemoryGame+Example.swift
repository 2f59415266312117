extension MemoryGame {
  package var moveGesture: MoveGesture { .turnTwo }
  package var isMoveUnderWay: Bool { session.isDragging || state.faceUp.count == 1 }

  /// A pair that was seen, or else a card that was not: the move uses only what every player could know.
  package var exampleMove: ExampleMove<MemoryState>? {
    guard isDragAllowed, !isOver, !state.isLocked, let first = state.faceUp.first ?? state.goodCard(knowing: state.seen)
    else { return nil }
    var next = state
    if state.faceUp.isEmpty { _ = next.turn(first, at: next.moves.last?.time ?? 0) }
    // The face of the first card is unknown before it is turned.
    let known = state.faceUp.isEmpty && !state.seen.contains(first) ? [] : state.seen
    guard let second = next.goodCard(knowing: known) else { return nil }
    return ExampleMove(first, to: second)
  }

  /// A game for one player at the first level, with the cards that the player has chosen.
  package var demoState: MemoryState {
    MemoryState(MemoryDeal(level: .first, theme: state.deal.theme, seed: demoSeed))
  }

  package func prepareShownMove() {
    if state.isLocked { turnBack() }
  }

  package func beginDemo() {
    interrupt()
    startPageReturns = isStartPageShown
    isStartPageShown = false
    play.beginDemo(SavedGame(demoState, seed: demoSeed))
  }

  package func endDemo() {
    guard isDemo else { return }
    cancelAll()
    play.endDemo()
    isStartPageShown = startPageReturns
  }
}
