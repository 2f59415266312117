extension ColorMatchGame {
  package func cues(for change: ColorMatchChange) -> [SoundCue<MatchColor, ColorMatchPlace>] {
    switch change {
    case .won: [endCue]
    // The drop is heard.
    case .matched, .mistaken, .dealt, .undone, .redone: []
    }
  }
}
