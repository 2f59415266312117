extension PicturePuzzleGame {
  package func cues(for change: PicturePuzzleChange) -> [SoundCue<PuzzleTile, GridPosition>] {
    switch change {
    case .swapped(let tile, let other):
      // The sound plays only if right tiles are marked, because it makes the puzzle easier.
      [tile, other].first(where: checkedTiles.contains).map { [SoundCue(.rightTile, item: $0)] } ?? []
    case .solved: [endCue]
    case .hinted(.tile(let tile)): [SoundCue(.overAccepting, item: tile)]
    case .hinted(.place(let tile)): [SoundCue(.overAccepting, item: tile, place: state.destination(of: tile))]
    case .hinted(.move(let tile)): [SoundCue(.placed, item: tile)]
    case .hinted(.picture), .pictureShown, .compared, .dealt, .undone, .redone: []
    }
  }

  package var countdown: Duration? { pictureTimeLeft }
}
