import Geometry

extension MemoryGame {
  package func cues(for change: MemoryChange) -> [SoundCue<GridPosition, GridPosition>] {
    switch change {
    case .turned(let card): [tune(card) ?? Cue(.cardTurned, item: card)]
    case .matched(_, let card, _): [tune(card), Cue(.pair, item: card)].compactMap(\.self)
    case .missed(_, let card, _): [tune(card), Cue(.noPair, item: card)].compactMap(\.self)
    // Only with two players is something said: whose turn it is.
    case .turnedBack: [SoundCue(.returned, isSpoken: false)]
    case .won: [endCue]
    case .dealt, .dealtFewer, .leftOut, .showsShapes, .undone, .redone: []
    }
  }

  private func tune(_ card: GridPosition) -> Cue? {
    guard case .tune(let tune) = state.face(at: card)?.drawing else { return nil }
    return SoundCue(.tune(tune), item: card, isSpoken: false)
  }

  /// The time left on the ring of the one card that is face up, whose last seconds are worth points.
  package var countdown: Duration? {
    guard isClockRunning, !isRelaxed, state.faceUp.count == 1, let card = state.faceUp.first else { return nil }
    return .milliseconds(state.ring(at: card, time) * Double(MemoryRing.duration))
  }
}
