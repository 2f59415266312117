import Boards
import Games
import Geometry
import Widgets

/// The pieces of a jigsaw on the board, and the cells on which keys and clicks place them.
final class JigsawTable {
  private let context: GameViewContext<JigsawGame>
  private(set) lazy var frameItem = JigsawFrame(on: self, context.style)
  private(set) var shown: JigsawState?
  private(set) var cut: JigsawCut?
  private var outlines: [CurvePath?] = []
  private var pieceTextures: [Int: PieceTextures] = [:]
  private var cells: [Int: FrameCell] = [:]
  private var clearing: Scheduled?
  /// For each group that was moved, the number of the move, by which they lie above each other.
  private var moves: [JigsawPiece: Int] = [:]
  private var moveCount = 0
  private weak var hinted: BoardItem?
  var onPieceAdded: ((GroupPiece) -> Void)?
  /// Called before a piece is removed that has the focus.
  var onFocusLost: ((JigsawPiece) -> Void)?

  init(on context: GameViewContext<JigsawGame>) { self.context = context }

  var geometry: JigsawGeometry { context.game.geometry }
  private var coordinator: DragCoordinator<JigsawGame> { context.coordinator }

  func piece(_ leader: JigsawPiece) -> GroupPiece? { coordinator.piece(leader) as? GroupPiece }

  func outline(of piece: JigsawPiece) -> CurvePath {
    guard let cut, outlines.indices.contains(piece.index) else { return CurvePath(from: .zero) }
    if let outline = outlines[piece.index] { return outline }
    let outline = cut.outline(of: piece)
    outlines[piece.index] = outline
    return outline
  }

  // MARK: Textures

  func textures(of piece: JigsawPiece) -> PieceTextures? { pieceTextures[piece.index] }

  func forgetTextures() { pieceTextures = [:] }

  /// The pieces whose textures are missing, or lit from another side, those outside of the frame first.
  func unbaked(in state: JigsawState, isAll: Bool) -> [(JigsawPiece, QuarterTurns)] {
    let pieces = state.pieces.map { ($0, state.placements[$0.index].turns) }
    return isAll ? pieces : pieces.filter { pieceTextures[$0.0.index]?.turns != $0.1 }
  }

  func take(_ baked: [BakedPiece], scale: Double) {
    guard let shown else { return }
    for piece in baked { pieceTextures[piece.piece.index] = PieceTextures(piece, scale: scale) }
    for leader in Set(baked.map { shown.leader(of: $0.piece) }) { self.piece(leader)?.queueDraw() }
    if baked.contains(where: { shown.isFixed($0.piece) }) { frameItem.queueDraw() }
  }

  // MARK: Pieces

  private func build(for state: JigsawState) {
    coordinator.removeAll()
    (cells, moves, moveCount, pieceTextures) = ([:], [:], 0, [:])
    let cut = state.puzzle.cut
    (self.cut, outlines) = (cut, Array(repeating: nil, count: cut.grid.count))
    context.board.add(frameItem)
  }

  /// Shows a state; what moved glides if `isAnimated`.
  func show(_ state: JigsawState, _ changes: [JigsawChange]) {
    let before = shown
    let isSameDeal = before?.puzzle == state.puzzle
    if !isSameDeal { build(for: state) }
    shown = state
    let groups = state.looseGroups.filter { $0.placement.location.tray == nil }
    let leaders = Set(groups.map(\.leader))
    for leader in (before?.looseGroups ?? []).map(\.leader) where isSameDeal && !leaders.contains(leader) {
      if let piece = piece(leader), context.board.focusedItem === piece { onFocusLost?(leader) }
      coordinator.remove(leader)
    }
    for group in groups {
      if let piece = piece(group.leader) {
        let isMoved = piece.group.placement != group.placement || piece.group.pieces != group.pieces
        let start = piece.currentFrame.center
        piece.show(group)
        if isMoved { place(piece, from: piece.isLifted ? nil : start) }
      } else {
        place(add(group), from: nil)
      }
    }
    frameItem.fixed = state.fixedPieces
    for case .joined(let leader) in changes { piece(leader)?.showJoin() }
    raise(changes)
    setOrder(groups)
  }

  private func add(_ group: JigsawGroup) -> GroupPiece {
    let piece = GroupPiece(group, on: self)
    coordinator.add(piece, for: group.leader)
    onPieceAdded?(piece)
    return piece
  }

  private func place(_ piece: GroupPiece, from start: Point?) {
    piece.frame = frame(of: piece.group, centeredAt: geometry.center(of: piece.group))
    if let start, start != piece.frame.center { piece.animateToFrame(from: start) }
  }

  private func raise(_ changes: [JigsawChange]) {
    for change in changes {
      switch change {
      case .moved(let pieces), .turned(let pieces):
        moveCount += 1
        for piece in pieces { moves[piece] = moveCount }
      case .joined(let piece):
        moveCount += 1
        moves[piece] = moveCount
      default: break
      }
    }
  }

  /// Draws large groups below small ones, so that they cover none, and what was moved last above others of its size.
  private func setOrder(_ groups: [JigsawGroup]) {
    let sorted = groups.sorted { a, b in
      a.pieces.count == b.pieces.count
        ? (moves[a.leader] ?? 0, a.leader) < (moves[b.leader] ?? 0, b.leader) : a.pieces.count > b.pieces.count
    }
    context.board.setOrder(
      [frameItem] + cells.keys.sorted().compactMap { cells[$0] } + sorted.compactMap { piece($0.leader) })
  }

  /// Returns the frame of a group, with room for tabs, such that its textures lie on whole pixels.
  private func frame(of group: JigsawGroup, centeredAt center: Point) -> Rect {
    let geometry = geometry
    let home = group.turns.rotated(group.home.center * geometry.scale)
    let origin = center - home
    let whole = Point(x: origin.x.rounded(), y: origin.y.rounded()) + home
    let extent = geometry.extent(of: group)
    return Rect(
      center: whole,
      size: Size(width: extent.width + 2 * geometry.reach, height: extent.height + 2 * geometry.reach))
  }

  func layOut(in size: Size) {
    frameItem.frame = Rect(origin: .zero, size: size)
    frameItem.queueDraw()
    guard let shown else { return }
    for group in shown.looseGroups {
      piece(group.leader)?.frame = frame(of: group, centeredAt: geometry.center(of: group))
    }
    for (index, cell) in cells { cell.frame = geometry.rect(ofCell: index) }
  }

  func queueDrawAll() { for item in context.board.items { item.queueDraw() } }

  // MARK: Filters, hints and selections

  func showFilter() {
    guard let shown else { return }
    let game = context.game
    for group in shown.looseGroups { piece(group.leader)?.isVisible = !game.isHidden(group.leader) }
  }

  func showSelection() {
    let selection = context.game.selection
    for piece in context.board.items.compactMap({ $0 as? GroupPiece }) {
      piece.isSelected = selection.contains(piece.group.leader)
    }
  }

  func show(_ hint: JigsawHint?) {
    var item: BoardItem?
    if let hint, let shown { item = piece(shown.leader(of: hint.piece)) }
    if item !== hinted { hinted?.isHinted = false }
    item?.isHinted = true
    hinted = item
    frameItem.hintedCell = if case .place(let piece) = hint { piece.index } else { nil }
  }

  // MARK: Cells

  /// Adds the cells that accept the item of a click or key; removes them once the focus has left them.
  func showCells(_ wanted: Set<Int>) {
    clearing = nil
    guard wanted.isEmpty else {
      for index in cells.keys where !wanted.contains(index) { removeCell(index) }
      guard cells.count < wanted.count else { return }
      for index in wanted.sorted() where cells[index] == nil {
        let cell = FrameCell(context.style)
        cell.frame = geometry.rect(ofCell: index)
        cells[index] = cell
        coordinator.add(cell, for: .cell(index))
      }
      if let shown { setOrder(shown.looseGroups.filter { $0.placement.location.tray == nil }) }
      return
    }
    guard !cells.isEmpty else { return }
    clearing = .whenIdle { [weak self] in self.map { for index in $0.cells.keys { $0.removeCell(index) } } }
  }

  private func removeCell(_ index: Int) {
    coordinator.removePlace(.cell(index))
    cells[index] = nil
  }
}
