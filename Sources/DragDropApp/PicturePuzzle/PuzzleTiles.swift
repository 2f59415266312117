import Boards
import DragAndDrop
import Games
import Pictures
import Widgets

/// The tiles on the board: which there are, where they lie, what they show, and what they say of themselves.
final class PuzzleTiles {
  private let stage: GameViewContext<PicturePuzzleGame>
  /// The pieces by the tiles that they were made for.
  private var pieces: [TilePiece] = []
  private var casting = TileAssignment(.fourByFour)
  /// The picture that they show parts of, or will in a moment.
  private var sheet: TileSheet?
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
  private static let shownAtOnce = 128

  init(on stage: GameViewContext<PicturePuzzleGame>) { self.stage = stage }

  // MARK: Where they lie

  func build(for state: PicturePuzzleState) {
    (showing, sheet, hinted, checked, isLaidOut) = (nil, nil, nil, [], false)
    stage.coordinator.removeAll()
    casting = TileAssignment(state.size)
    pieces = state.size.tiles.map { TilePiece($0, shadows) }
    // In reading order, so that neighbors are drawn together, and come one after the other for a switch.
    for tile in state.tiles { stage.coordinator.add(pieces[tile.index], for: tile) }
    stage.board.setNeedsLayout()
  }

  func layOut(_ state: PicturePuzzleState, in layout: PicturePuzzleLayout) {
    // After each drop as well, when all of thousands lie there.
    guard layout != self.layout || !isLaidOut else { return }
    (self.layout, isLaidOut) = (layout, true)
    for (index, tile) in state.tiles.enumerated() { piece(for: tile).frame = layout.frame(of: index) }
    shadows.prepare(pieces.prefix(1).map(\.shadow), scale: stage.board.scaleFactor * Piece.liftedScale)
  }

  /// Puts every tile where the state has it; a few that moved glide there, and another deal lies there at once.
  func place(_ state: PicturePuzzleState, after before: PicturePuzzleState?) {
    guard let before, before.size == state.size else {
      for (position, tile) in zip(state.size.positions, state.tiles) { put(piece(for: tile), at: position) }
      return
    }
    guard isFewMoves(from: before, to: state) else { return exchange(from: before, to: state) }
    for (position, tile) in zip(state.size.positions, state.tiles) where before.tile(at: position) != tile {
      glide(piece(for: tile), to: position)
    }
  }

  private func put(_ piece: TilePiece, at position: GridPosition) {
    stage.coordinator.setPlace(position, of: piece)
    piece.frame = layout.frame(of: position.index)
  }

  private func glide(_ piece: TilePiece, to position: GridPosition) {
    let (start, frame) = (piece.currentFrame.center, piece.frame)
    put(piece, at: position)
    if piece.frame != frame, !piece.isLifted { piece.animateToFrame(from: start) }
  }

  private func piece(for tile: PuzzleTile) -> TilePiece { pieces[casting.original(of: tile).index] }

  private func isFewMoves(from before: PicturePuzzleState, to state: PicturePuzzleState) -> Bool {
    before.isSameDeal(as: state) && zip(before.tiles, state.tiles).count { $0 != $1 } <= Self.mostGliding
  }

  /// Has the tiles of another deal be those that lie there already: to move a thousand keeps the window waiting.
  private func exchange(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    mark(nil, [])
    casting.change(from: before, to: state)
    stage.coordinator.exchangeItems(casting.exchange)
    // Parts of another picture are still to come.
    if state.picture == before.picture, let sheet { showNext(sheet, on: state.tiles[...]) {} }
  }

  // MARK: What they show

  /// Takes the picture away, of which no part fits any more.
  func forgetPicture() {
    (showing, sheet) = (nil, nil)
    for piece in pieces { piece.texture = nil }
  }

  /// Gives each tile its part of the picture, and calls `done`; false if there are other tiles by now.
  func show(_ picture: TileSheet, done: @escaping () -> Void) -> Bool {
    guard picture.count == pieces.count, let state = shown else { return false }
    sheet = picture
    // Neighbors at once: what a frame paints again is a strip of the board then.
    showSoon(picture, on: state.tiles[...], done)
    return true
  }

  /// Shows them when nothing else is to be done.
  ///
  /// A frame that lays out thousands of tiles has enough to do, and is waited for.
  private func showSoon(_ picture: TileSheet, on waiting: ArraySlice<PuzzleTile>, _ done: @escaping () -> Void) {
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
  private func showNext(_ picture: TileSheet, on waiting: ArraySlice<PuzzleTile>, _ done: @escaping () -> Void) {
    for tile in waiting.prefix(Self.shownAtOnce) { piece(for: tile).texture = picture.texture(at: tile.index) }
    stage.board.drawAhead()
    let others = waiting.dropFirst(Self.shownAtOnce)
    guard !others.isEmpty else { return done() }
    guard pieces.count <= Self.mostInOneFrame else { return showSoon(picture, on: others, done) }
    showing = .beforeNextFrame { [weak self] in self?.showNext(picture, on: others, done) }
  }

  /// Shows what a hint points at, and which tiles are right.
  func show(_ hint: PuzzleHint?) {
    var hinted: BoardItem?
    if case .tile(let tile) = hint { hinted = piece(for: tile) }
    if case .place(let tile) = hint { hinted = stage.coordinator.place(stage.game.state.destination(of: tile)) }
    mark(hinted, stage.game.checkedTiles)
  }

  /// Asks those alone that had a mark or get one, of thousands.
  private func mark(_ hinted: BoardItem?, _ checked: Set<PuzzleTile>) {
    for tile in checked.symmetricDifference(self.checked) { piece(for: tile).hasCheck = checked.contains(tile) }
    if hinted !== self.hinted { self.hinted?.isHinted = false }
    hinted?.isHinted = true
    (self.hinted, self.checked) = (hinted, checked)
  }

  // MARK: What they say

  func describe(_ item: BoardItem) {
    guard let piece = item as? TilePiece else { return }
    describe(casting.role(of: piece.original))
  }

  func describe(_ tile: PuzzleTile) {
    guard let position = stage.game.state.position(of: tile) else { return }
    let piece = piece(for: tile)
    let (text, drag) = (stage.game.text, stage.game.session)
    let isPickedUp = drag.activeDrag(of: tile) != nil
    if let carried = drag.stickyDrag?.item {
      stage.coordinator.setAccessibleText(
        text.placeName(position), text.placeDescription(position, carrying: carried), of: piece)
    } else {
      stage.coordinator.setAccessibleText(
        text.pieceName(tile, isPickedUp: isPickedUp), text.pieceDescription(isPickedUp: isPickedUp), of: piece)
    }
    piece.setAction(BoardStrings.translated.putBack, enabled: isPickedUp)
  }
}
