import Games
import Widgets

extension MoveMeView {
  func describe(_ piece: SquarePiece) {
    guard let square = game.state.square(piece.number) else { return }
    let isPickedUp = game.drag.carry(of: piece.number) != nil
    let text = game.text
    piece.accessibleLabel = text.pieceName(square, isPickedUp: isPickedUp)
    piece.accessibleDescription = spoken.text(of: piece) ?? text.pieceDescription(isPickedUp: isPickedUp)
    piece.setAction(BoardActions.putBack, enabled: isPickedUp)
  }

  /// A passing message is gone once the focus has left what it was read with.
  func focusMoved(to item: BoardItem) {
    lastFocused = (item as? SquarePiece)?.number ?? lastFocused
    let left = spoken.focusMoved(to: item)
    describing = .beforeNextFrame { [weak self] in
      guard let self else { return }
      if let piece = left as? SquarePiece { describe(piece) }
      palette.describe(game.text, spoken)
    }
  }
}
