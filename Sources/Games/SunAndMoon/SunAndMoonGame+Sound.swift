extension SunAndMoonGame {
  package func cues(for change: SunAndMoonChange) -> [SoundCue<SkyCard, SunAndMoonPlace>] {
    switch change {
    case .played(let play, let isEclipse): [SoundCue(isEclipse ? .pair : .placed, place: .area(play.area))]
    case .passed: [SoundCue(.returned)]
    case .ended: [endCue]
    case .hinted(.card(let play)): [SoundCue(.overAccepting, item: play.card)]
    case .hinted(.place(let play)): [SoundCue(.overAccepting, place: .area(play.area))]
    case .tookOver, .dealt, .undone, .redone: []
    }
  }
}
