import Games
import Widgets

extension PicturePuzzleView {
  /// Sets the texts of all tiles, which takes a while with a thousand of them: only when the tiles lie differently.
  func describeAll() {
    let (text, state, carried) = (game.text, game.state, coordinator.unheldCarry?.item)
    board.accessibleLabel = text.board
    for position in state.size.positions {
      describe(tiles[state.tile(at: position).index], at: position, text, carried)
    }
  }

  func describe(_ item: BoardItem) {
    guard let piece = item as? PictureTile, let position = game.state.position(of: piece.tile) else { return }
    describe(piece, at: position, game.text, coordinator.unheldCarry?.item)
  }

  private func describe(
    _ piece: PictureTile, at position: PuzzlePosition, _ text: PicturePuzzleText, _ carried: PuzzleTile?
  ) {
    let isPickedUp = game.drag.carry(of: piece.tile) != nil
    let description: String
    if let carried {
      piece.accessibleLabel = text.placeName(position)
      description = text.placeDescription(position, carrying: carried)
    } else {
      piece.accessibleLabel = text.pieceName(piece.tile, isPickedUp: isPickedUp)
      description = text.pieceDescription(isPickedUp: isPickedUp)
    }
    piece.accessibleDescription = spoken.description(of: piece, description)
    piece.setAction(BoardActions.putBack, enabled: isPickedUp)
  }

  /// A passing message is gone once the focus has left what it was read with.
  func focusMoved(to item: BoardItem) {
    let left = spoken.focusMoved(to: item)
    describing = .beforeNextFrame { [weak self] in
      if let left { self?.describe(left) }
    }
  }
}
