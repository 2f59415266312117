import AppCore
import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class MoveMeView: GameView {
  typealias Model = MoveMeGame

  let context: GameViewContext<MoveMeGame>
  let widget: Widget
  private let zoomView: ZoomView
  let palette = ColorPalette()
  private let interface: InterfacePreferences
  let pad = MovePad.make()
  private let grid = GridPoints()
  private let textures = Textures<SquarePainting>()
  /// The maximum number of lifted squares that are painted in advance.
  private static let maximumPrepared = 12
  private let addButton = Button(icon: "list-add-symbolic", label: tr("Add a Square"), action: "game.add")
  private let removeButton = Button(icon: "list-remove-symbolic", label: tr("Remove Squares"), action: "game.remove")
  private let addAction: Action
  private var removeAction: Action?

  private var shownGeometry = MoveMeGeometry.phone
  private var shownState: MoveMeState?
  private var shownSquares: [Int: MoveMeSquare] = [:]
  private var shownSelection: Set<Int> = []
  private var shownUnheld: Set<Int> = []
  private var shownSticky: Int?
  private var newChanges: [MoveMeChange] = []
  private var removed: [Int] = []
  private var held = HeldSquares()
  var lastUsed: Int?

  init(_ game: MoveMeGame, _ interface: InterfacePreferences) {
    self.interface = interface
    context = GameViewContext(
      game, minimumSize: Size(width: 200, height: 200), naturalSize: Size(width: 390, height: 560), collision: .pointer)
    (context.coordinator.options.liftedScale, context.coordinator.options.liftTime) = (1.2, 0.35)
    zoomView = context.makeZoom()
    widget = Box(.vertical, [zoomView, pad, palette.board])
    context.board.add(grid)
    let actions = context.actions
    addAction = actions.addAction("add") { [weak game] in game?.addSquare() }
    context.addSwitch("snap", \.snapsToGrid, of: game.preferences)
    actions.addAction("select-all") { [weak game] in game?.selectAll() }
    actions.addAction("arrange") { [weak game] (name: String) in
      MoveMeArrangement(rawValue: name).map { game?.arrange($0) }
    }
    connect()
    context.open(for: self)
  }

  private func connect() {
    removeAction = context.actions.addAction("remove") { [weak self] in self?.changeSubject { $0.remove($1) } }
    game.animatedPosition = { [weak self] number in self?.animatedPosition(number) }
    connectInput()
    connectPad()
    palette.onChosen = { [weak self] color in self?.changeSubject { $0.recolor($1, color) } }
    palette.board.onFocusMove.observe { [weak self] item in
      item.map { self?.coordinator.accessibility.endMessage(focused: $0) }
    }
    for swatch in palette.swatches { _ = updateAccessibility(of: swatch) }
    ExternalDropTarget(on: board, kinds: [.color]) { [weak self] event in self?.colorDragged(event) ?? false }
  }

  var headerEnd: [Widget] { [removeButton, addButton] }
  var levelPainter: any LevelPainter<MoveMeLevel> { MoveMeLevelPainter() }
  static var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("Arrange as a _Grid"), "game.arrange::grid"),
        Menu.Item(tr("Arrange as a _Circle"), "game.arrange::circle"),
        Menu.Item(tr("Arrange as a _Line"), "game.arrange::line"),
      ],
      [
        Menu.Item(tr("_Snap to Grid"), "game.snap"), Menu.Item(tr("Sho_w Arrows"), "game.pad"),
        Menu.Item(tr("Selec_t All"), "game.select-all"),
      ],
    ]
  }
  func makeEndScene() -> Widget { MoveMeThumbnail(game) }

  func piece(_ number: Int) -> SquarePiece? { coordinator.piece(number) as? SquarePiece }

  // MARK: Focus

  var playableItems: [BoardItem] { piecesInOrder + palette.swatches }
  var initialFocus: BoardItem? { game.state.numbers.first.flatMap(coordinator.piece) ?? palette.swatches.first }
  func escapePressed() -> Bool { coordinator.escapePressed() || game.clearSelection() }
  func speak(_ sentence: String, tellsHint: Bool) {
    coordinator.accessibility.speak(sentence, with: palette.board.focusedItem, tellsHint: tellsHint)
  }

  var focusGroups: [FocusGroup]? { [FocusGroup(piecesInOrder)] }

  func focusMoved(to item: BoardItem) {
    if let piece = item as? SquarePiece { lastUsed = piece.number }
  }

  // MARK: Showing the state

  func update() {
    newChanges = context.newChanges()
    if shownState != game.state { showSquares(game.state, after: newChanges) }
  }

  func didUpdate() {
    removePieces()
    showThrows(newChanges)
    showSelection()
    addAction.isEnabled = game.state.canAddSquare
    removeAction?.isEnabled = !game.state.squares.isEmpty
    grid.isVisible = game.preferences.snapsToGrid
    pad.isVisible = game.preferences.showsMovePad || interface.switches != .none
  }

  private func showSquares(_ state: MoveMeState, after changes: [MoveMeChange]) {
    let isFirst = shownState == nil
    shownState = state
    let squares = Dictionary(uniqueKeysWithValues: state.squares.map { ($0.number, $0) })
    removed = shownSquares.keys.filter { squares[$0] == nil }
    if let neighbor = neighborOfRemoved { coordinator.focusNext { neighbor } }
    // An arrangement can change the size of all squares.
    let isResized = game.geometry != shownGeometry
    let changed = state.squares.filter { isResized || $0 != shownSquares[$0.number] }
    let delays = delays(of: changed.map(\.number), after: changes)
    for square in changed {
      let piece = piece(square.number) ?? addPiece(square.number)
      let isAnimated = !isFirst && shownSquares[square.number] != nil
      place(piece, square, isAnimated: isAnimated, after: delays[square.number] ?? 0)
    }
    zoomView.smallestTarget = game.geometry.side
    (shownGeometry, grid.geometry, shownSquares) = (game.geometry, game.geometry, squares)
    board.setOrder([grid] + state.squares.compactMap { piece($0.number) })
    board.accessibleLabel = game.text.board
    board.accessibleDescription = game.text.boardDescription
  }

  /// Returns the delays after which arranged squares start to move, the last of them within 0.3 seconds.
  private func delays(of numbers: [Int], after changes: [MoveMeChange]) -> [Int: Double] {
    guard case .arranged? = changes.last else { return [:] }
    let pause = min(0.03, 0.3 / Double(max(1, numbers.count)))
    return Dictionary(uniqueKeysWithValues: numbers.sorted().enumerated().map { ($1, Double($0) * pause) })
  }

  private func place(_ piece: SquarePiece, _ square: MoveMeSquare, isAnimated: Bool, after delay: Double) {
    let start = piece.currentFrame.center
    piece.color = square.color
    piece.frame = game.geometry.frame(of: square.position)
    if isAnimated, !piece.isLifted, start != piece.frame.center { piece.animateToFrame(from: start, after: delay) }
    _ = updateAccessibility(of: piece)
  }

  private func addPiece(_ number: Int) -> SquarePiece {
    let piece = SquarePiece(number, style, textures)
    coordinator.add(piece, for: number)
    piece.onDrag.add { [weak self, weak piece] event in
      if let self, let piece { dragged(piece, event) }
      return true
    }
    piece.onAction.add { [weak self] action in
      self?.perform(action, on: number)
      return true
    }
    return piece
  }

  private func dragged(_ piece: SquarePiece, _ event: DragEvent) {
    if event.phase == .began { lastUsed = piece.number }
    if !event.hasModifiers { return coordinator.handle(piece.caught(event), of: piece.number) }
    if event.phase == .began { game.toggleSelection(piece.number) }
  }

  private func showSelection() {
    let unheld = coordinator.stickyDrag.map { Set(game.positions(following: $0).keys) } ?? []
    var changed = unheld.symmetricDifference(shownUnheld).union(game.selection.symmetricDifference(shownSelection))
    if game.stickySquare != shownSticky { changed.formUnion([shownSticky, game.stickySquare].compactMap { $0 }) }
    (shownUnheld, shownSelection, shownSticky) = (unheld, game.selection, game.stickySquare)
    for piece in changed.compactMap(piece) {
      let isSelected = game.selection.contains(piece.number)
      piece.kind = unheld.contains(piece.number) ? .pickedUp : isSelected ? .selected : .plain
      _ = updateAccessibility(of: piece)
    }
  }

  private func showThrows(_ changes: [MoveMeChange]) {
    for case .thrown(let numbers, let way) in changes {
      let end = way.offset(at: 1)
      for piece in numbers.compactMap(piece) {
        piece.glideToFrame(velocity: 1 / SquareThrow.slowing) { part in way.offset(at: part) - end }
      }
    }
  }

  func layOutItems(in size: Size) {
    game.boardGeometry = MoveMeLayout(size: size).geometry
    zoomView.smallestTarget = game.geometry.side
    grid.frame = Rect(origin: .zero, size: size)
    (shownGeometry, grid.geometry) = (game.geometry, game.geometry)
    for square in game.state.squares { piece(square.number)?.frame = game.geometry.frame(of: square.position) }
    prepareLifted()
    coordinator.updatePlacesOfHeldItems()
    // The other drags are not shown yet, and only a drag that was shown can land.
    for drag in game.session.activeDrags where held.isShown(drag.item) { _ = show(drag) }
  }

  private func prepareLifted() {
    let pieces = game.state.squares.lazy.compactMap { self.piece($0.number) }
    guard let first = pieces.first else { return }
    let looks = Set(pieces.map(\.liftedPainting)).prefix(Self.maximumPrepared)
    textures.prepare(Array(looks), scale: board.scaleFactor * first.liftedScale)
  }

  // MARK: Accessibility

  /// The texts of a square change only with the square itself.
  var updatesChangedAccessibility: Bool { true }
  func updateAllAccessibility() -> Bool { true }

  func name(ofItem number: Int) -> String? { game.text.name(number) }

  /// Keys and actions drop a square at once, which the changes report; a held square needs no announcement.
  func announcement(for step: DragStep<MoveMeRules>) -> String? {
    switch step {
    case .pickedUp: nil
    case .ended(let numbers, .returns) where shownSticky.map(numbers.contains) == true: nil
    default: ""
    }
  }

  func updateAccessibility(of item: BoardItem) -> Bool {
    if let swatch = item as? ColorSwatch {
      coordinator.accessibility.setText(
        game.text.swatchName(swatch.color), game.text.swatchDescription, of: swatch, replacesDescription: true)
    } else if let piece = item as? SquarePiece, let square = game.state.square(piece.number) {
      // This is only true after a click: a player who holds a square needs no description of that.
      let isPickedUp = game.stickySquare == piece.number
      // A message replaces the hint, so that the hint is not repeated after each action.
      coordinator.accessibility.setText(
        game.text.pieceName(square, isPickedUp: isPickedUp), "", hint: game.text.hint(isPickedUp: isPickedUp),
        of: piece, replacesDescription: true)
      piece.setAction(BoardStrings.translated.putBack, enabled: isPickedUp)
    }
    return true
  }

  // MARK: Removed squares

  private var neighborOfRemoved: BoardItem? {
    guard let focused = board.focusedItem as? SquarePiece, removed.contains(focused.number) else { return nil }
    let others = game.state.numbers
    let next = others.first { $0 > focused.number } ?? others.last
    return next.flatMap(coordinator.piece) ?? palette.swatches.first
  }

  /// Removes the pieces of removed squares, after the announcement was set to be read with the neighbor.
  private func removePieces() {
    neighborOfRemoved?.grabFocus()
    for number in removed {
      if lastUsed == number { lastUsed = nil }
      coordinator.remove(number)
    }
    removed = []
  }
}

// MARK: - Dragged squares

extension MoveMeView {
  /// Moves held squares to their positions in the session; squares that a click picked up stay until the next click.
  func show(_ drag: DragSession<MoveMeRules>.ActiveDrag) -> Bool {
    guard drag.input.isHeld else { return showLanding(of: drag.item) }
    let positions = game.positions(following: drag)
    for number in held.hold(Set(positions.keys), ledBy: drag.item) { piece(number)?.animateToFrame() }
    for (number, position) in positions { piece(number)?.hold(centeredAt: game.geometry.center(of: position)) }
    return true
  }

  func showLanding(of number: Int) -> Bool {
    for number in held.release(of: number) { piece(number)?.animateToFrame() }
    return true
  }

  func frame(of position: SquarePosition) -> Rect? { game.geometry.frame(of: position) }

  private func animatedPosition(_ number: Int) -> SquarePosition? {
    guard let piece = piece(number), piece.isMoving else { return nil }
    return game.geometry.position(of: piece.currentFrame.center)
  }
}
