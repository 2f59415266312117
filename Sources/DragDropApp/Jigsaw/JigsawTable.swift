import Boards
import Games
import Geometry
import Widgets

/// The pieces of a jigsaw on the board, and the cells on which keys and clicks place them.
final class JigsawTable {
  private let context: GameViewContext<JigsawGame>
  private let drawing: JigsawDrawing
  let frameItem: JigsawFrame
  private(set) var shown: JigsawState?
  /// Whether a piece is drawn without its part of the picture, because it has none of any size.
  var lacksTextures: Bool { shown?.pieces.contains { drawing.textures(of: $0) == nil } == true }
  private var leaders: Set<JigsawPiece> = []
  private var laidOut: JigsawGeometry?
  private var cells: [Int: FrameCell] = [:]
  private let trays: JigsawTrays
  private var changingCells: Scheduled?
  private var moveCount = 0
  private weak var hinted: BoardItem?
  var onPieceAdded: ((GroupPiece) -> Void)?
  /// Called before a piece that has the focus is removed.
  var onFocusLost: ((JigsawPiece) -> Void)?

  init(on context: GameViewContext<JigsawGame>, _ trays: JigsawTrays) {
    (self.context, self.trays) = (context, trays)
    drawing = JigsawDrawing(context.game)
    frameItem = JigsawFrame(drawing, context.style)
  }

  private var geometry: JigsawGeometry { drawing.geometry }
  var cut: JigsawCut? { drawing.cut }
  private var coordinator: DragCoordinator<JigsawGame> { context.coordinator }

  func piece(_ leader: JigsawPiece) -> GroupPiece? { coordinator.piece(leader) as? GroupPiece }

  // MARK: Textures

  /// Stretches all textures until others are made for another size or look.
  func outdateTextures() { drawing.outdateTextures() }

  /// Returns the pieces whose textures are missing, outdated, or lit from another side.
  func unbaked(in state: JigsawState) -> [(JigsawPiece, QuarterTurns)] {
    state.pieces.map { ($0, state.placements[$0.index].turns) }.filter { piece, turns in
      guard let textures = drawing.textures(of: piece) else { return true }
      return textures.isOutdated || textures.turns != turns
    }
  }

  func take(_ baked: [BakedPiece], scale: Double, tableScale: Double) {
    guard let shown else { return }
    drawing.take(baked, scale: scale, tableScale: tableScale)
    for leader in Set(baked.map { shown.leader(of: $0.piece) }) { self.piece(leader)?.queueDraw() }
    if baked.contains(where: { shown.isFixed($0.piece) }) { frameItem.queueDraw() }
  }

  // MARK: Pieces

  private func build(for state: JigsawState) {
    coordinator.removeAll()
    (cells, moveCount, changingCells) = ([:], 0, nil)
    trays.removeAll()
    drawing.begin(with: state.puzzle.cut)
    context.board.add(frameItem)
  }

  /// Shows a state; pieces that were moved glide to their places.
  ///
  /// - Returns: The pieces that were added or changed, and whether the number of trays has changed, and with it the
  ///   room for the table.
  func show(_ state: JigsawState, _ changes: [JigsawChange]) -> (changed: [GroupPiece], hasOtherTrays: Bool) {
    let before = shown
    let isSameDeal = before?.puzzle == state.puzzle
    if !isSameDeal { build(for: state) }
    shown = state
    let hasOtherTrays = trays.show(state)
    let groups = state.looseGroups
    let leaders = Set(groups.map(\.leader))
    for leader in self.leaders.subtracting(leaders) where isSameDeal {
      if let piece = piece(leader), context.board.focusedItem === piece { onFocusLost?(leader) }
      coordinator.remove(leader)
    }
    self.leaders = leaders
    var changed: [GroupPiece] = []
    for group in groups {
      guard let piece = piece(group.leader) else {
        changed.append(add(group))
        place(changed[changed.count - 1], from: nil)
        continue
      }
      // A piece that left a tray moves the others in it.
      guard piece.group != group || piece.staysInView else { continue }
      let start = piece.currentFrame.center
      changed.append(piece)
      piece.show(group)
      place(piece, from: piece.isLifted ? nil : start)
    }
    frameItem.fixed = state.fixedPieces
    frameItem.isFocusable = state.isOver
    for case .joined(let leader) in changes { piece(leader)?.showJoin() }
    raise(changes)
    setOrder()
    return (changed, hasOtherTrays)
  }

  private func add(_ group: JigsawGroup) -> GroupPiece {
    let piece = GroupPiece(group, drawing)
    // A group that an undo splits off lies above the others.
    piece.lastMove = moveCount
    coordinator.add(piece, for: group.leader)
    onPieceAdded?(piece)
    return piece
  }

  private func place(_ piece: GroupPiece, from start: Point?) {
    setFrame(of: piece)
    if let start, start != piece.frame.center { piece.animateToFrame(from: start) }
  }

  private func setFrame(of piece: GroupPiece) {
    let group = piece.group
    let center = trays.center(of: group)
    piece.staysInView = center != nil
    piece.frame = frame(of: group, centeredAt: center ?? geometry.center(of: group))
    piece.restingScale = trays.scale(of: group, piece.frame.size)
  }

  /// Moves the trays and the pieces in them to their place in the visible part of the board.
  func placeTrays() {
    guard !trays.places.isEmpty else { return }
    trays.place()
    for piece in context.board.items.compactMap({ $0 as? GroupPiece }) where piece.staysInView { setFrame(of: piece) }
  }

  private func raise(_ changes: [JigsawChange]) {
    for change in changes {
      switch change {
      case .moved(let pieces), .turned(let pieces):
        moveCount += 1
        for leader in pieces { piece(leader)?.lastMove = moveCount }
      case .joined(let leader):
        moveCount += 1
        piece(leader)?.lastMove = moveCount
      default: break
      }
    }
  }

  /// Draws large groups below small ones, so that they cover none; the trays lie above the table.
  private func setOrder() {
    // Sorts the present order, which hardly changes, because there may be a thousand pieces.
    let pieces = context.board.items.compactMap { $0 as? GroupPiece }.sorted { $0.isBelow($1) }
    let onTable = pieces.filter { !$0.staysInView }
    let inTrays = pieces.filter(\.staysInView)
    context.board.setOrder(
      [frameItem] + cells.keys.sorted().compactMap { cells[$0] } + onTable + trays.places + inTrays)
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
    guard let shown else { return }
    trays.showContents(of: shown)
    placeTrays()
    let (frame, geometry) = (Rect(origin: .zero, size: size), geometry)
    guard frame != frameItem.frame || geometry != laidOut else { return }
    laidOut = geometry
    frameItem.frame = frame
    frameItem.queueDraw()
    for leader in leaders { piece(leader).map(setFrame) }
    for (index, cell) in cells { cell.frame = geometry.rect(ofCell: index) }
  }

  // MARK: Filters, hints and selections

  func showFilter() {
    guard let shown else { return }
    let game = context.game
    let hidden = game.hiddenPieces
    for group in shown.looseGroups { piece(group.leader)?.isVisible = !hidden.contains(group.leader) }
  }

  func showSelection() {
    let selection = context.game.selection
    for piece in context.board.items.compactMap({ $0 as? GroupPiece }) {
      piece.isSelected = selection.contains(piece.group.leader)
    }
  }

  /// Marks the piece and the cell of a hint, and brings the latest of them into view on a zoomed table.
  func show(_ hint: JigsawHint?) {
    var item: BoardItem?
    if let hint, let shown { item = piece(shown.leader(of: hint.piece)) }
    let cell: Int? = if case .place(let piece) = hint { piece.index } else { nil }
    if item !== hinted { hinted?.isHinted = false }
    item?.isHinted = true
    if let cell {
      if cell != frameItem.hintedCell { context.zoom?.view.reveal(geometry.rect(ofCell: cell)) }
    } else if let item, item !== hinted, !item.staysInView {
      context.zoom?.view.reveal(item.frame)
    }
    (hinted, frameItem.hintedCell) = (item, cell)
  }

  // MARK: Cells

  var places: [BoardItem] { Array(cells.values) + trays.places }

  /// Adds the cells that accept the item of a click or key, the nearest first.
  ///
  /// If no cell accepts it, removes all cells once the focus has left them.
  func showCells(_ wanted: Set<Int>, for item: JigsawPiece?) {
    // In descending order, because the places after a removed one move up.
    let surplus = cells.keys.filter { !wanted.contains($0) }.sorted(by: >)
    // The focus may still be on one of them.
    if !wanted.isEmpty { surplus.prefix(Self.cellsAtOnce).forEach(removeCell) }
    let missing = wanted.filter { cells[$0] == nil }
    guard !missing.isEmpty || !surplus.isEmpty else { return changingCells = nil }
    if !missing.isEmpty {
      let center = item.flatMap(piece)?.frame.center ?? geometry.frame.center
      let distance = { (index: Int) in self.geometry.center(ofCell: index).distance(to: center) }
      let nearest = missing.count > Self.cellsAtOnce ? missing.sorted { distance($0) < distance($1) } : Array(missing)
      nearest.prefix(Self.cellsAtOnce).forEach(addCell)
      setOrder()
      coordinator.setPlaceOrder(cells.keys.sorted().map(JigsawPlace.cell) + trays.places.indices.map(JigsawPlace.tray))
      guard missing.count > Self.cellsAtOnce else { return changingCells = nil }
    }
    changingCells = .afterFrame { [weak self] in
      guard let self else { return }
      if wanted.isEmpty { surplus.prefix(Self.cellsAtOnce).forEach(removeCell) }
      showCells(wanted, for: item)
      // The cells that were added later have no accessible names yet.
      if changingCells == nil, !wanted.isEmpty { coordinator.accessibility.updateChanged([]) }
    }
  }

  /// The number of cells that are added or removed in a turn of the main loop.
  private static let cellsAtOnce = 48

  private func addCell(_ index: Int) {
    let cell = FrameCell(context.style)
    cell.frame = geometry.rect(ofCell: index)
    cells[index] = cell
    coordinator.add(cell, for: .cell(index))
  }

  private func removeCell(_ index: Int) {
    coordinator.removePlace(.cell(index))
    cells[index] = nil
  }
}
