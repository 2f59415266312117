import Boards
import Games
import Widgets

// The tiles on the board: which there are, where they lie, and what they show beside their part of the picture.

extension PicturePuzzleView {
  /// How many tiles can be followed on their way at once.
  private static let mostGliding = 64

  func buildBoard(for state: PicturePuzzleState) {
    coordinator.removeAll()
    tiles = state.size.tiles.map { TilePiece($0) }
    for piece in tiles { coordinator.add(piece, for: piece.tile) }
    board.accessibleDescription = game.text.boardDescription
    board.setNeedsLayout()
    cutSoon(after: 0)
  }

  /// Puts every tile where the state has it; a few that moved glide there, and another deal lies there at once.
  func placeTiles(_ state: PicturePuzzleState, after before: PicturePuzzleState?) {
    let glides = before.map { isFewMoves(from: $0, to: state) } ?? false
    if let before, before.size == state.size, !glides { exchangeTiles(from: before, to: state) }
    for position in state.size.positions {
      let piece = tiles[state.tile(at: position).index]
      coordinator.setPlace(position, of: piece)
      let (start, frame) = (piece.currentFrame.center, layout.frame(of: position.index))
      guard piece.frame != frame else { continue }
      piece.frame = frame
      if glides, !piece.isLifted { piece.goHome(from: start) }
    }
  }

  private func isFewMoves(from before: PicturePuzzleState, to state: PicturePuzzleState) -> Bool {
    before.isSameDeal(as: state)
      && zip(before.tiles, state.tiles).count { $0 != $1 } <= PicturePuzzleView.mostGliding
  }

  /// Has the tiles of another deal be those that lie there already: to move a thousand keeps the window waiting.
  private func exchangeTiles(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    let (lying, textures) = (tiles, tiles.map(\.texture))
    for position in state.size.positions {
      let (tile, piece) = (state.tile(at: position), lying[before.tile(at: position).index])
      tiles[tile.index] = piece
      piece.tile = tile
      coordinator.setItem(tile, of: piece)
      // Of another picture they are still to come.
      if state.picture == before.picture { piece.texture = textures[tile.index] }
    }
  }

  /// Marks what a hint points at, and tiles in their places; asks all tiles, so not for every step of a drag.
  func showMarks(_ hint: PuzzleHint?) {
    var hinted: BoardItem?
    if case .tile(let tile) = hint { hinted = tiles[tile.index] }
    if case .place(let tile) = hint { hinted = coordinator.place(tile.home) }
    for piece in tiles {
      piece.isHinted = piece === hinted
      piece.isMarkedRight = game.isMarked(piece.tile)
    }
  }
}
