import Boards
import Games
import Pictures
import Widgets

final class PuzzleTiles {
  private let context: GameViewContext<PicturePuzzleGame>
  private var pieces: [TilePiece] = []
  private var assignment = TileAssignment(.fourByFour)
  /// The tiles of the picture that is shown; nil until it is cut.
  private var sheet: [Bitmap]?
  private(set) var layout = PicturePuzzleLayout(size: .zero, count: 2)
  private var isLaidOut = false
  /// The puzzle that is shown; the game may have another one for the next frame.
  var shown: PicturePuzzleState?
  private var showing: Scheduled?
  private let shadows = Textures<LiftedShadow>()
  private weak var hinted: BoardItem?
  private var checked: Set<PuzzleTile> = []
  /// The tiles whose texts may have changed since the last update of the texts; `nil` for all tiles.
  private var changed: [PuzzleTile]?
  /// The dragged tiles, and the one that a click or key has picked up, at the last update of the texts.
  private var shownDragged: [PuzzleTile] = []
  private var shownSticky: PuzzleTile?

  /// The maximum number of tiles that glide at once, which is as many as a player can follow.
  private static let maximumGliding = 64
  /// The number of tiles that get their textures in one iteration of the main loop, which a thousand would block.
  private static let shownAtOnce = 128

  init(on context: GameViewContext<PicturePuzzleGame>) { self.context = context }

  // MARK: Layout

  func build(for state: PicturePuzzleState) {
    (showing, sheet, hinted, checked, isLaidOut) = (nil, nil, nil, [], false)
    context.coordinator.removeAll()
    assignment = TileAssignment(state.size)
    pieces = state.size.tiles.map { TilePiece($0, shadows) }
    // Tiles are added in reading order, so that neighbors are drawn together and switch scanning visits them in turn.
    for tile in state.tiles { context.coordinator.add(pieces[tile.index], for: tile) }
    context.board.setNeedsLayout()
  }

  func layOut(_ state: PicturePuzzleState, in layout: PicturePuzzleLayout) {
    // This also runs after each drop, when all of thousands of tiles have their frames.
    guard layout != self.layout || !isLaidOut else { return }
    (self.layout, isLaidOut) = (layout, true)
    for (index, tile) in state.tiles.enumerated() { piece(for: tile).frame = layout.frame(of: index) }
    shadows.prepare(
      pieces.prefix(1).map(\.shadow), scale: context.board.scaleFactor * context.coordinator.options.liftedScale)
  }

  /// Moves every tile to its position; a few moved tiles glide, and those of another deal do not.
  func place(_ state: PicturePuzzleState, after before: PicturePuzzleState?) {
    guard let before, before.size == state.size else {
      for (position, tile) in zip(state.size.positions, state.tiles) { put(piece(for: tile), at: position) }
      return changed = nil
    }
    guard isFewMoves(from: before, to: state) else {
      reassign(from: before, to: state)
      return changed = nil
    }
    for (position, tile) in zip(state.size.positions, state.tiles) where before.tile(at: position) != tile {
      glide(piece(for: tile), to: position)
    }
    let others = state.tilesWithOtherTexts(than: before)
    changed = changed.flatMap { tiles in others.map { tiles + $0 } }
  }

  private func put(_ piece: TilePiece, at position: GridPosition) {
    context.coordinator.setPlace(position, of: piece)
    piece.frame = layout.frame(of: position.index)
  }

  private func glide(_ piece: TilePiece, to position: GridPosition) {
    let (start, frame) = (piece.currentFrame.center, piece.frame)
    put(piece, at: position)
    if piece.frame != frame, !piece.isLifted { piece.animateToFrame(from: start) }
  }

  private func piece(for tile: PuzzleTile) -> TilePiece { pieces[assignment.original(of: tile).index] }

  private func isFewMoves(from before: PicturePuzzleState, to state: PicturePuzzleState) -> Bool {
    before.isSameDeal(as: state) && zip(before.tiles, state.tiles).count { $0 != $1 } <= Self.maximumGliding
  }

  /// Reassigns the pieces to the tiles of another deal, because moving a thousand pieces would block the window.
  private func reassign(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    mark(nil, [])
    assignment.change(from: before, to: state)
    context.coordinator.permutePieces(assignment.permutation)
    // The parts of another picture are yet to be cut.
    guard state.picture == before.picture else { return (showing, sheet) = (nil, nil) }
    if let sheet { showNext(sheet, on: state.tiles[...]) {} }
  }

  // MARK: Textures

  var hasPicture: Bool { sheet != nil }

  func forgetPicture() {
    (showing, sheet) = (nil, nil)
    for piece in pieces { piece.texture = nil }
  }

  /// Gives each tile its part of the picture and calls `done`; returns `false` if the tiles have changed since.
  func show(_ picture: [Bitmap], done: @escaping () -> Void) -> Bool {
    guard picture.count == pieces.count, let state = shown else { return false }
    sheet = picture
    // The textures are shown once the main loop is idle, after a frame that lays out a thousand tiles.
    showing = .whenIdle { [weak self] in self?.showNext(picture, on: state.tiles[...], done) }
    return true
  }

  /// Updates some tiles in each main loop iteration, and all of them before the next frame.
  private func showNext(_ picture: [Bitmap], on waiting: ArraySlice<PuzzleTile>, _ done: @escaping () -> Void) {
    for tile in waiting.prefix(Self.shownAtOnce) { piece(for: tile).texture = picture[tile.index].texture }
    let others = waiting.dropFirst(Self.shownAtOnce)
    guard !others.isEmpty else { return done() }
    showing = .beforeNextFrame { [weak self] in self?.showNext(picture, on: others, done) }
  }

  func show(_ hint: PuzzleHint?) {
    var hinted: BoardItem?
    if case .tile(let tile) = hint { hinted = piece(for: tile) }
    if case .place(let tile) = hint { hinted = context.coordinator.place(context.game.state.destination(of: tile)) }
    mark(hinted, context.game.checkedTiles)
  }

  /// Updates only the tiles whose marks change, because there may be thousands.
  private func mark(_ hinted: BoardItem?, _ checked: Set<PuzzleTile>) {
    for tile in checked.symmetricDifference(self.checked) { piece(for: tile).hasCheck = checked.contains(tile) }
    if hinted !== self.hinted { self.hinted?.isHinted = false }
    if let hinted, hinted !== self.hinted { context.zoom?.view.reveal(hinted.frame) }
    hinted?.isHinted = true
    (self.hinted, self.checked) = (hinted, checked)
  }

  // MARK: Accessibility

  /// Updates the texts of changed tiles: of all tiles if the item picked up by a click or key has changed.
  func updateChangedAccessibility() {
    let session = context.game.session
    let (dragged, sticky) = (session.activeDrags.map(\.item), session.stickyDrag?.item)
    let changed = sticky == shownSticky ? changed.map { $0 + Set(dragged).symmetricDifference(shownDragged) } : nil
    if changed?.isEmpty != true { context.coordinator.accessibility.updateChanged(changed?.map(piece)) }
    (self.changed, shownDragged, shownSticky) = ([], dragged, sticky)
  }

  /// Returns the tile to focus after one was moved: the next one, because the moved tile is usually right.
  func next(after tile: PuzzleTile) -> PuzzleTile? {
    let tiles = context.coordinator.movableItems
    return tiles.firstIndex(of: tile).map { tiles[($0 + 1) % tiles.count] }
  }
}
