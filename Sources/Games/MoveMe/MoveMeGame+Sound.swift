extension MoveMeGame {
  package func cues(for change: MoveMeChange) -> [SoundCue<Int, SquarePosition>] {
    switch change {
    case .moved(let numbers), .thrown(let numbers, _): [SoundCue(.placed, item: numbers.first)]
    case .stoppedByEdge(let number): [SoundCue(.refused, item: number)]
    case .added(let number): [SoundCue(.placed, item: number)]
    case .removed: [SoundCue(.returned)]
    case .recolored(let numbers, _): [SoundCue(.cardTurned, item: numbers.first)]
    case .arranged: [SoundCue(.pair)]
    case .selected, .dealt, .undone, .redone, .replaced: []
    }
  }
}
