import Games
import Widgets

extension PicturePuzzleView {
  /// How many tiles are described before anything else may happen: a board of 8 × 8 at once.
  private static let describedAtOnce = 64

  /// Sets the texts of all tiles, first that of the one with the focus.
  func describeAll() {
    board.accessibleLabel = game.text.board
    if let focused = board.focusedItem { describe(focused) }
    describeTiles(from: 0)
  }

  /// Describes a part of the tiles, and the next part when nothing else is left to do: a thousand take a while.
  private func describeTiles(from start: Int) {
    let (text, state, carried) = (game.text, game.state, coordinator.unheldCarry?.item)
    let part = state.size.positions.dropFirst(start).prefix(PicturePuzzleView.describedAtOnce)
    for position in part {
      describe(tiles[state.tile(at: position).index], at: position, text, carried)
    }
    let end = start + part.count
    describingOthers = end < tiles.count ? .whenIdle { [weak self] in self?.describeTiles(from: end) } : nil
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
    piece.accessibleDescription = coordinator.description(of: piece, description)
    piece.setAction(BoardActions.putBack, enabled: isPickedUp)
  }
}
