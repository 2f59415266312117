import Boards
import DragAndDrop
import Games
import Widgets

extension PicturePuzzleView {
  /// How many tiles are described before anything else may happen: a board of 8 × 8 at once, a larger one in parts.
  private static let describedAtOnce = 64

  var setsChangedTexts: Bool { true }

  /// Sets the texts of all tiles, first that of the one with the focus.
  func describeAll(_ items: [BoardItem]) {
    board.accessibleLabel = game.text.board
    if let focused = board.focusedItem { describe(focused) }
    if tiles.count > PicturePuzzleView.describedAtOnce { describeLater(from: 0) } else { describeTiles(from: 0) }
  }

  /// Describes a part of the tiles, and then the next one.
  private func describeTiles(from start: Int) {
    let (text, state, drag) = (game.text, game.state, game.drag)
    let part = state.size.positions.dropFirst(start).prefix(PicturePuzzleView.describedAtOnce)
    for position in part {
      describe(tiles[state.tile(at: position).index], at: position, text, drag)
    }
    describeLater(from: start + part.count)
  }

  /// Goes on when nothing else is left to do: a thousand tiles take a while.
  private func describeLater(from start: Int) {
    describingOthers = start < tiles.count ? .whenIdle { [weak self] in self?.describeTiles(from: start) } : nil
  }

  func describe(_ item: BoardItem) {
    guard let piece = item as? TilePiece, let position = game.state.position(of: piece.tile) else { return }
    describe(piece, at: position, game.text, game.drag)
  }

  private func describe(
    _ piece: TilePiece, at position: GridPosition, _ text: PicturePuzzleText,
    _ drag: DragSession<PicturePuzzleState>
  ) {
    let isPickedUp = drag.carry(of: piece.tile) != nil
    if let carried = drag.unheldCarry?.item {
      coordinator.setTexts(
        text.placeName(position), text.placeDescription(position, carrying: carried), of: piece)
    } else {
      coordinator.setTexts(
        text.pieceName(piece.tile, isPickedUp: isPickedUp), text.pieceDescription(isPickedUp: isPickedUp), of: piece)
    }
    piece.setAction(BoardWords.translated.putBack, enabled: isPickedUp)
  }
}
