extension PicturePuzzleText {
  package func sentence(for hint: PuzzleHint) -> String {
    switch hint {
    case .picture:
      tr("The whole picture: {description}").formatted(["description": pictureDescription])
    case .tile(let tile):
      tr("Look at tile {number} in {position}.").formatted(["number": number(tile), "position": position(of: tile)])
    case .place(let tile):
      tr("Tile {number} belongs in {position}.")
        .formatted(["number": number(tile), "position": name(state.destination(of: tile))])
    case .move(let tile):
      tr("Tile {number} was moved for you.").formatted(["number": number(tile)])
    }
  }

  package func sentences(about change: PicturePuzzleChange) -> [String] {
    switch change {
    case .swapped(let tile, let other): [swapped(tile, other)] + (state.isOver ? [] : [rightNow])
    // The end page shows it.
    case .solved: []
    case .hinted(let hint): [sentence(for: hint)]
    case .pictureShown: [sentence(for: .picture)]
    case .dealt: [tr("New puzzle: {board}.").formatted(["board": board]), rightNow]
    case .compared: [rightNow]
    case .undone: [tr("Undone."), rightNow]
    case .redone: [tr("Redone."), rightNow]
    }
  }

  private func swapped(_ tile: PuzzleTile, _ other: PuzzleTile) -> String {
    let sentence =
      switch (state.isRight(tile), state.isRight(other)) {
      case (true, true): tr("Tiles {tile} and {other} are in the right places.")
      case (true, false): tr("Tile {tile} is in the right place.")
      case (false, true): tr("Tile {other} is in the right place.")
      case (false, false): tr("Tiles {tile} and {other} are swapped.")
      }
    return sentence.formatted(["tile": number(tile), "other": number(other)])
  }

  private var rightNow: String {
    trn("{right} of {count} tiles is right.", "{right} of {count} tiles are right.", state.rightCount)
      .formatted(["right": "\(state.rightCount)", "count": "\(state.size.count)"])
  }
}
