extension MemoryGame {
  package func cues(for change: MemoryChange) -> [SoundCue<GridPosition, GridPosition>] {
    switch change {
    case .turned(let card): [face(card) ?? Cue(.cardTurned, item: card)]
    case .matched(_, let card, _): [face(card), Cue(.pair, item: card)].compactMap(\.self)
    case .missed(_, let card, _): [face(card), Cue(.noPair, item: card)].compactMap(\.self)
    // A screen reader says something only with two players: whose turn it is.
    case .turnedBack: [SoundCue(.returned, isSpoken: false)]
    case .won: [endCue]
    case .dealt, .dealtFewer, .leftOut, .showsShapes, .undone, .redone: []
    }
  }

  /// Returns the sound of the face of a card; `nil` if the face has none.
  private func face(_ card: GridPosition) -> Cue? {
    switch state.face(at: card)?.drawing {
    case .tune(let tune): SoundCue(.tune(tune), item: card, isSpoken: false)
    case .recording(let recording): SoundCue(sound(of: recording), item: card, isSpoken: false)
    default: nil
    }
  }

  package func sound(of recording: Recording) -> Sound {
    .recording(path: PhotoStorage.sounds(in: environment.storage.subfolder(kind.rawValue)).path(of: recording.id))
  }

  /// The time left on the ring of the only card that is face up; its last seconds are worth points.
  package var countdown: Duration? {
    guard isClockRunning, !isRelaxed, state.faceUp.count == 1, let card = state.faceUp.first else { return nil }
    return .milliseconds(state.ring(at: card, time) * Double(MemoryRing.duration))
  }
}
