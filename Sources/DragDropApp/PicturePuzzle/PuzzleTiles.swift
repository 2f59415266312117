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
  private var isLaidOut = false
  /// The deal that is shown: the game may have another one already, for the next frame.
  var shown: PicturePuzzleState?
  private var showing: Scheduled?
  private let shadows = Textures<LiftedShadow>()
  private weak var hinted: BoardItem?
  /// The tiles that show a check.
  private var checked: Set<PuzzleTile> = []

  /// How many tiles can be followed on their way at once.
  private static let mostGliding = 64
  /// With more tiles, to draw the board takes half of what a turn of the main loop may take.
  private static let mostInOneFrame = 1024
  /// How many tiles get their part of the picture in one turn of the main loop: a thousand at once keep it busy.
  private var shownAtOnce: Int { pieces.count > Self.mostInOneFrame ? 128 : 256 }

  init(on stage: GameStage<PicturePuzzleGame>) { self.stage = stage }

  // MARK: Where they lie

  func build(for state: PicturePuzzleState) {
    (showing, hinted, checked, isLaidOut) = (nil, nil, [], false)
    stage.coordinator.removeAll()
    pieces = state.size.tiles.map { TilePiece($0, shadows) }
    for piece in pieces { stage.coordinator.add(piece, for: piece.tile) }
    stage.board.setNeedsLayout()
  }

  func layOut(_ state: PicturePuzzleState, in layout: PicturePuzzleLayout) {
    // After each drop as well, when all of thousands lie there.
    guard layout != self.layout || !isLaidOut else { return }
    (self.layout, isLaidOut) = (layout, true)
    for position in state.size.positions { piece(at: position, state).frame = layout.frame(of: position.index) }
    shadows.prepare(pieces.prefix(1).map(\.shadow), scale: stage.board.scaleFactor * Piece.liftedScale)
  }

  /// Puts every tile where the state has it; a few that moved glide there, and another deal lies there at once.
  func place(_ state: PicturePuzzleState, after before: PicturePuzzleState?) {
    guard let before, before.size == state.size else {
      for position in state.size.positions { put(piece(at: position, state), at: position) }
      return
    }
    guard isFewMoves(from: before, to: state) else { return exchange(from: before, to: state) }
    for position in state.size.positions where state.tile(at: position) != before.tile(at: position) {
      glide(piece(at: position, state), to: position)
    }
  }

  private func put(_ piece: TilePiece, at position: GridPosition) {
    stage.coordinator.setPlace(position, of: piece)
    piece.frame = layout.frame(of: position.index)
  }

  private func glide(_ piece: TilePiece, to position: GridPosition) {
    let (start, frame) = (piece.currentFrame.center, piece.frame)
    put(piece, at: position)
    if piece.frame != frame, !piece.isLifted { piece.goHome(from: start) }
  }

  private func piece(at position: GridPosition, _ state: PicturePuzzleState) -> TilePiece {
    pieces[state.tile(at: position).index]
  }

  private func isFewMoves(from before: PicturePuzzleState, to state: PicturePuzzleState) -> Bool {
    before.isSameDeal(as: state) && zip(before.tiles, state.tiles).count { $0 != $1 } <= Self.mostGliding
  }

  /// Has the tiles of another deal be those that lie there already: to move a thousand keeps the window waiting.
  private func exchange(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    mark(nil, [])
    let textures = state.picture == before.picture ? pieces.map(\.texture) : nil
    var lying = Array(repeating: 0, count: pieces.count)
    for position in state.size.positions { lying[state.tile(at: position).index] = before.tile(at: position).index }
    pieces = lying.map { pieces[$0] }
    for (tile, piece) in zip(state.size.tiles, pieces) {
      piece.tile = tile
      // Of another picture they are still to come.
      if let textures { piece.texture = textures[tile.index] }
    }
    stage.coordinator.exchange(Dictionary(uniqueKeysWithValues: zip(state.size.tiles, pieces as [Piece])))
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
    showSoon(picture, on: state.size.positions.map { piece(at: $0, state) }[...], done)
    return true
  }

  /// Shows them when nothing else is to be done.
  ///
  /// A frame that lays out thousands of tiles has enough to do, and is waited for.
  private func showSoon(_ picture: TileSheet, on waiting: ArraySlice<TilePiece>, _ done: @escaping () -> Void) {
    showing = .whenIdle { [weak self] in
      guard let self else { return }
      let afterLayout =
        stage.board.isLaidOut
        ? nil : Scheduled.beforeLayout(of: stage.board) { [weak self] in self?.showSoon(picture, on: waiting, done) }
      showing = afterLayout
      if afterLayout == nil { showNext(picture, on: waiting, done) }
    }
  }

  /// Shows some in each turn of the main loop, and all in the one frame that comes after them; thousands in many frames.
  private func showNext(_ picture: TileSheet, on waiting: ArraySlice<TilePiece>, _ done: @escaping () -> Void) {
    for piece in waiting.prefix(shownAtOnce) { piece.texture = picture.texture(at: piece.tile.index) }
    stage.board.drawAhead()
    let others = waiting.dropFirst(shownAtOnce)
    guard !others.isEmpty else { return done() }
    guard pieces.count <= Self.mostInOneFrame else { return showSoon(picture, on: others, done) }
    showing = .beforeNextFrame { [weak self] in self?.showNext(picture, on: others, done) }
  }

  /// Shows what a hint points at, and which tiles are right.
  func show(_ hint: PuzzleHint?) {
    var hinted: BoardItem?
    if case .tile(let tile) = hint { hinted = pieces[tile.index] }
    if case .place(let tile) = hint { hinted = stage.coordinator.place(tile.home) }
    mark(hinted, stage.game.checkedTiles)
  }

  /// Asks those alone that had a mark or get one, of thousands.
  private func mark(_ hinted: BoardItem?, _ checked: Set<PuzzleTile>) {
    for tile in checked.symmetricDifference(self.checked) { pieces[tile.index].hasCheck = checked.contains(tile) }
    if hinted !== self.hinted { self.hinted?.isHinted = false }
    hinted?.isHinted = true
    (self.hinted, self.checked) = (hinted, checked)
  }

  // MARK: What they say

  func describe(_ tile: PuzzleTile) { describe(pieces[tile.index]) }

  func describe(_ item: BoardItem) {
    guard let piece = item as? TilePiece, let position = stage.game.state.position(of: piece.tile) else { return }
    let (text, drag) = (stage.game.text, stage.game.drag)
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
