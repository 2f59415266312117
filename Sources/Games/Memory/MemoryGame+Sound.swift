import Geometry

extension MemoryGame {
  package func cues(for change: MemoryChange) -> [SoundCue<GridPosition, GridPosition>] {
    switch change {
    case .turned(let card): [SoundCue(.cardTurned, item: card)]
    case .matched(_, let card, _): [SoundCue(.pair, item: card)]
    case .missed(_, let card, _): [SoundCue(.noPair, item: card)]
    // Only with two players is something said: whose turn it is.
    case .turnedBack: [SoundCue(.returned, isSpoken: false)]
    case .won: [endCue]
    case .dealt, .dealtFewer, .leftOut, .showsShapes, .undone, .redone: []
    }
  }

  /// The time left on the ring of the one card that is face up, whose last seconds are worth points.
  package var countdown: Duration? {
    guard isClockRunning, !isRelaxed, state.faceUp.count == 1, let card = state.faceUp.first else { return nil }
    return .milliseconds(state.ring(at: card, time) * Double(MemoryRing.duration))
  }
}
