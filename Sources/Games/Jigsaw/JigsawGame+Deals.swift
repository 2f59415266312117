import DragAndDrop

extension JigsawGame {
  package func deal(_ picture: PuzzlePicture, aspect: Int = 1000, level: JigsawLevel) {
    deal { play.newGame { JigsawState(level: level, seed: $0, picture: picture, aspect: aspect) } }
  }

  package var onwardStep: NextStep {
    NextStep(tr("Next Picture: {picture}").formatted(["picture": state.picture.next.title]), .advance)
  }

  package func advance() { deal(.builtIn(state.picture.next), level: play.level) }

  /// An upright piece and its cell, if possible the next piece; a lesson can show any piece.
  package var exampleMove: ExampleMove<JigsawRules>? {
    guard isDragAllowed else { return nil }
    let rules = rules
    let loose = state.looseGroups.filter { $0.turns.isUpright && rules.canPickUp($0.leader) }
    let next = state.nextPiece.map(state.leader)
    let group = loose.first { $0.leader == next } ?? loose.first
    return group.map { ExampleMove($0.leader, to: .cell($0.leader.index)) }
  }
}

extension JigsawGame {
  package func cues(for change: JigsawChange) -> [SoundCue<JigsawPiece, JigsawPlace>] {
    switch change {
    case .joined(let piece): [SoundCue(.pair, item: piece)]
    case .fixed(let pieces): [SoundCue(.rightTile, item: pieces.first)]
    case .turned(let pieces): [SoundCue(.cardTurned, item: pieces.first)]
    case .putInTray(let pieces, _): [SoundCue(.placed, item: pieces.first)]
    case .gathered, .sortedByColor: [SoundCue(.placed)]
    case .hinted(.piece(let piece)): [SoundCue(.overAccepting, item: piece)]
    case .hinted(.place(let piece)): [SoundCue(.overAccepting, item: piece, place: .cell(piece.index))]
    case .solved: [endCue]
    case .moved, .hinted(.move), .trayAdded, .trayRenamed, .trayRemoved, .selected, .filtered, .pictureShown, .dealt,
      .undone, .redone:
      []
    }
  }

  package func words(about change: JigsawChange) -> [String] {
    switch change {
    case .dealt, .solved: wordsNow
    default: []
    }
  }

  package var wordsNow: [String] { [state.picture.title] }
}
