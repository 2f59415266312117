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
    let message = spoken?.item === piece ? spoken?.text : nil
    piece.accessibleDescription = [message ?? "", description].filter { !$0.isEmpty }.joined(separator: " ")
    piece.setAction(BoardActions.putBack, enabled: isPickedUp)
  }

  /// A passing message is gone once the focus has left what it was read with.
  func focusMoved(to item: BoardItem) {
    let left = spoken?.item
    if left !== item { spoken = nil }
    describing = .beforeNextFrame { [weak self] in
      if let left, left !== item { self?.describe(left) }
    }
  }
}
