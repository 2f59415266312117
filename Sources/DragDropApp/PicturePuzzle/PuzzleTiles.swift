import Boards
import DragAndDrop
import Games
import Pictures
import Widgets

/// The tiles on the board: which there are, where they lie, what they show, and what they say of themselves.
final class PuzzleTiles {
  private let stage: GameStage<PicturePuzzleGame>
  /// The tiles by their places in the finished picture.
  private var pieces: [TilePiece] = []
  private(set) var layout = PicturePuzzleLayout(size: .zero, count: 2)
  /// The deal that is shown: the game may have another one already, for the next frame.
  var shown: PicturePuzzleState?
  private var describing: Scheduled?
  private var showing: Scheduled?

  /// How many tiles can be followed on their way at once.
  private static let mostGliding = 64
  /// How many tiles are described before anything else may happen: a board of 4 × 4 at once, a larger one in parts.
  private static let describedAtOnce = 16
  /// How many tiles get their part of the picture in one frame, for the same reason.
  private static let shownAtOnce = 128

  init(on stage: GameStage<PicturePuzzleGame>) { self.stage = stage }

  // MARK: Where they lie

  func build(for state: PicturePuzzleState) {
    showing = nil
    stage.coordinator.removeAll()
    pieces = state.size.tiles.map { TilePiece($0) }
    for piece in pieces { stage.coordinator.add(piece, for: piece.tile) }
    stage.board.setNeedsLayout()
  }

  func layOut(_ state: PicturePuzzleState, in layout: PicturePuzzleLayout) {
    self.layout = layout
    for position in state.size.positions { piece(at: position, state).frame = layout.frame(of: position.index) }
  }

  /// Puts every tile where the state has it; a few that moved glide there, and another deal lies there at once.
  func place(_ state: PicturePuzzleState, after before: PicturePuzzleState?) {
    let glides = before.map { isFewMoves(from: $0, to: state) } ?? false
    if let before, before.size == state.size, !glides { exchange(from: before, to: state) }
    for position in state.size.positions {
      // Of thousands nothing is asked that lie where they lay.
      if glides, before?.tile(at: position) == state.tile(at: position) { continue }
      let piece = piece(at: position, state)
      stage.coordinator.setPlace(position, of: piece)
      let (start, frame) = (piece.currentFrame.center, layout.frame(of: position.index))
      guard piece.frame != frame else { continue }
      piece.frame = frame
      if glides, !piece.isLifted { piece.goHome(from: start) }
    }
  }

  private func piece(at position: GridPosition, _ state: PicturePuzzleState) -> TilePiece {
    pieces[state.tile(at: position).index]
  }

  private func isFewMoves(from before: PicturePuzzleState, to state: PicturePuzzleState) -> Bool {
    before.isSameDeal(as: state) && zip(before.tiles, state.tiles).count { $0 != $1 } <= Self.mostGliding
  }

  /// Has the tiles of another deal be those that lie there already: to move a thousand keeps the window waiting.
  private func exchange(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    let (lying, textures) = (pieces, pieces.map(\.texture))
    for position in state.size.positions {
      let (tile, piece) = (state.tile(at: position), lying[before.tile(at: position).index])
      pieces[tile.index] = piece
      piece.tile = tile
      stage.coordinator.setItem(tile, of: piece)
      // Of another picture they are still to come.
      if state.picture == before.picture { piece.texture = textures[tile.index] }
    }
  }

  // MARK: What they show

  /// Takes the picture away, of which no part fits any more.
  func forgetPicture() {
    showing = nil
    for piece in pieces { piece.texture = nil }
  }

  /// Gives each tile its part of the picture, and calls `done`; false if there are other tiles by now.
  func show(_ picture: TileSheet, done: @escaping () -> Void) -> Bool {
    guard picture.count == pieces.count, let state = shown else { return false }
    // Neighbors at once: what a frame paints again is a strip of the board then.
    show(picture, of: state.size.positions.map { piece(at: $0, state) }[...], done)
    return true
  }

  private func show(_ picture: TileSheet, of waiting: ArraySlice<TilePiece>, _ done: @escaping () -> Void) {
    for piece in waiting.prefix(Self.shownAtOnce) { piece.texture = picture.texture(at: piece.tile.index) }
    let others = waiting.dropFirst(Self.shownAtOnce)
    guard !others.isEmpty else {
      showing = nil
      return done()
    }
    // Once this frame is through, in the next one.
    showing = .whenIdle { [weak self] in
      guard let self else { return }
      showing = .beforeLayout(of: stage.board) { [weak self] in self?.show(picture, of: others, done) }
      if showing == nil { show(picture, of: others, done) }
    }
  }

  /// Shows what a hint points at, and which tiles are right; asks all tiles, so not for every step of a drag.
  func show(_ hint: PuzzleHint?) {
    var hinted: BoardItem?
    if case .tile(let tile) = hint { hinted = pieces[tile.index] }
    if case .place(let tile) = hint { hinted = stage.coordinator.place(tile.home) }
    let checked = stage.game.checkedTiles
    for piece in pieces {
      piece.isHinted = piece === hinted
      piece.hasCheck = checked.contains(piece.tile)
    }
  }

  // MARK: What they say

  /// Describes all tiles, first the one with the focus.
  func describeAll() {
    if let focused = stage.board.focusedItem { describe(focused) }
    if pieces.count > Self.describedAtOnce { describeLater(from: 0) } else { describe(from: 0) }
  }

  /// Describes a part of the tiles, and then the next one.
  private func describe(from start: Int) {
    guard let state = shown else { return }
    let (text, drag) = (stage.game.text, stage.game.drag)
    let part = state.size.positions.dropFirst(start).prefix(Self.describedAtOnce)
    for position in part { describe(piece(at: position, state), at: position, text, drag) }
    describeLater(from: start + part.count)
  }

  /// Goes on when nothing else is left to do: a thousand tiles take a while.
  private func describeLater(from start: Int) {
    describing = start < pieces.count ? .whenIdle { [weak self] in self?.describe(from: start) } : nil
  }

  func describe(_ tile: PuzzleTile) { describe(pieces[tile.index]) }

  func describe(_ item: BoardItem) {
    guard let piece = item as? TilePiece, let position = stage.game.state.position(of: piece.tile) else { return }
    describe(piece, at: position, stage.game.text, stage.game.drag)
  }

  private func describe(
    _ piece: TilePiece, at position: GridPosition, _ text: PicturePuzzleText, _ drag: DragSession<PicturePuzzleState>
  ) {
    let isPickedUp = drag.carry(of: piece.tile) != nil
    if let carried = drag.unheldCarry?.item {
      stage.coordinator.setTexts(
        text.placeName(position), text.placeDescription(position, carrying: carried), of: piece)
    } else {
      stage.coordinator.setTexts(
        text.pieceName(piece.tile, isPickedUp: isPickedUp), text.pieceDescription(isPickedUp: isPickedUp), of: piece)
    }
    piece.setAction(BoardWords.translated.putBack, enabled: isPickedUp)
  }
}
