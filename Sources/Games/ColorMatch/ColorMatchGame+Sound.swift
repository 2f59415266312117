extension ColorMatchGame {
  package func cues(for change: ColorMatchChange) -> [SoundCue<MatchColor, ColorMatchPlace>] {
    switch change {
    case .won: [endCue]
    // The drop has a sound of its own.
    case .matched, .mistaken, .dealt, .undone, .redone: []
    }
  }
}
