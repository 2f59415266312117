import Boards
import DragAndDrop
import Games
import Widgets

/// Move Me as the player sees it: the squares on their board, and the colors below.
final class MoveMeView: GameView, DragCoordinatorDelegate {
  typealias Model = MoveMeGame

  let game: MoveMeGame
  let widget: Widget
  var onMessage: ((String) -> Void)?
  var onReplaced: (() -> Void)?
  let board: Board
  let coordinator: DragCoordinator<MoveMeGame>
  let palette = ColorPalette()
  let band = RubberBand()
  let grid = GridPoints()
  let group = ActionGroup()
  /// What was selected when a band was begun that adds to it.
  var selectionBeforeBand: Set<Int> = []
  /// Where hands have the squares that they pressed last, and whether these were on their way.
  var holds: [Int: (grab: Point, isCaught: Bool)] = [:]
  /// The square that had the focus last.
  var lastFocused: Int?
  var actions: ActionGroup? { group }
  var snapAction: Action?
  var addAction: Action?
  var removeAction: Action?

  private(set) var pieces: [Int: SquarePiece] = [:]
  private(set) var layout = MoveMeLayout(size: Size(width: 390, height: 560))
  private let textures = SquareTextures()
  private let addButton = Button(icon: "list-add-symbolic", label: tr("Add a Square"), action: "game.add")
  private let removeButton = Button(icon: "list-remove-symbolic", label: tr("Remove Squares"), action: "game.remove")
  private var style: Style?
  private var shownState: MoveMeState?
  private var shownSquares: [Int: MoveMeSquare] = [:]
  private var shownSelection: Set<Int> = []
  private var shownUnheld: Set<Int> = []
  private var shownSerial: Int
  /// What happened since the board was last updated.
  private var newChanges: [MoveMeChange] = []
  /// The squares in each hand, by the one that it holds.
  private var inHands: [Int: Set<Int>] = [:]

  init(_ game: MoveMeGame) {
    self.game = game
    shownSerial = game.changes.serial
    board = Board(smallest: Size(width: 200, height: 200), preferred: Size(width: 390, height: 560))
    board.expand()
    coordinator = DragCoordinator(board: board, model: game, collision: .point, words: .translated)
    let overlay = Overlay(board)
    overlay.add(band)
    overlay.expand()
    widget = Box(.vertical, [overlay, palette.board])
    board.add(grid)
    connect()
    coordinator.delegate = self
  }

  private func connect() {
    board.onLayout = { [weak self] size in self?.layOut(in: size) }
    for swatch in palette.swatches { describe(swatch) }
    style = Style { [weak self] in self?.applyAppearance() }
    connectInput()
    addActions()
  }

  // MARK: GameView

  var model: any GameModel { game }
  var winText: String { game.text.status }
  var headerEnd: [Widget] { [removeButton, addButton] }
  func cancelDrags() { game.cancelAll() }
  func escapePressed() -> Bool { coordinator.escapePressed() || game.clearSelection() }
  func speak(_ message: String) { coordinator.speak(message, with: palette.board.focusedItem) }
  func makeWinPicture() -> Widget { MoveMePicture(game) }

  func focus() {
    coordinator.focusNext { [weak self] in self?.itemToBeginWith }
  }

  private var itemToBeginWith: BoardItem? {
    game.state.numbers.first.flatMap { pieces[$0] } ?? palette.swatches.first
  }

  // MARK: Showing the state

  func updateBoard() {
    newChanges = game.changes.changes(since: shownSerial)
    shownSerial = game.changes.serial
    if shownState != game.state { showSquares(game.state, after: newChanges) }
  }

  func boardUpdated() {
    showChanges(newChanges)
    showLooks()
    showActions()
  }

  private func showSquares(_ state: MoveMeState, after changes: [MoveMeChange]) {
    let isFirst = shownState == nil
    shownState = state
    let squares = Dictionary(uniqueKeysWithValues: state.squares.map { ($0.number, $0) })
    for number in shownSquares.keys where squares[number] == nil { removePiece(number) }
    let changed = state.squares.filter { $0 != shownSquares[$0.number] }
    let delays = delays(of: changed.map(\.number), after: changes)
    for square in changed {
      let piece = pieces[square.number] ?? addPiece(square.number)
      let isAnimated = !isFirst && shownSquares[square.number] != nil
      place(piece, square, isAnimated: isAnimated, after: delays[square.number] ?? 0)
    }
    shownSquares = squares
    board.setOrder([grid] + state.squares.compactMap { pieces[$0.number] })
    board.accessibleLabel = game.text.board
    board.accessibleDescription = game.text.boardDescription
  }

  /// How long arranged squares wait for those before them: all are on their way in 0.3 seconds, however many there are.
  private func delays(of numbers: [Int], after changes: [MoveMeChange]) -> [Int: Double] {
    guard case .arranged? = changes.last else { return [:] }
    let pause = min(0.03, 0.3 / Double(max(1, numbers.count)))
    return Dictionary(uniqueKeysWithValues: numbers.sorted().enumerated().map { ($1, Double($0) * pause) })
  }

  private func place(_ piece: SquarePiece, _ square: MoveMeSquare, isAnimated: Bool, after delay: Double) {
    let start = piece.currentFrame.center
    piece.color = square.color
    piece.frame = layout.frame(of: square.position)
    if isAnimated, !piece.isLifted, start != piece.frame.center { piece.goHome(from: start, after: delay) }
    describe(piece)
  }

  private func addPiece(_ number: Int) -> SquarePiece {
    let piece = SquarePiece(number, textures: textures)
    pieces[number] = piece
    coordinator.add(piece, for: number)
    connect(piece)
    style.map { piece.appearance = $0.appearance }
    return piece
  }

  private func removePiece(_ number: Int) {
    guard let piece = pieces.removeValue(forKey: number) else { return }
    if board.focusedItem === piece { neighbor(of: number)?.grabFocus() }
    if lastFocused == number { lastFocused = nil }
    holds[number] = nil
    coordinator.remove(number)
  }

  /// Where the focus goes when a square is taken away.
  private func neighbor(of number: Int) -> BoardItem? {
    let others = game.state.numbers
    let next = others.first { $0 > number } ?? others.last
    return next.flatMap { pieces[$0] } ?? palette.swatches.first
  }

  /// Shows which squares are selected, or picked up by a click; asks the squares only when that changed.
  private func showLooks() {
    let unheld = coordinator.unheldCarry.map { Set(game.positions(following: $0).keys) } ?? []
    let changed = unheld.symmetricDifference(shownUnheld).union(game.selection.symmetricDifference(shownSelection))
    (shownUnheld, shownSelection) = (unheld, game.selection)
    for piece in changed.compactMap({ pieces[$0] }) {
      let isSelected = game.selection.contains(piece.number)
      piece.kind = unheld.contains(piece.number) ? .pickedUp : isSelected ? .selected : .plain
      describe(piece)
    }
  }

  private func showChanges(_ changes: [MoveMeChange]) {
    for case .thrown(let numbers, let way) in changes {
      let end = way.offset(at: 1)
      for number in numbers {
        pieces[number]?.flyHome(velocity: 1 / SquareThrow.slowing) { part in
          way.offset(at: part) - end
        }
      }
    }
    let untold = coordinator.untold(changes) { if case .pickedUp(let number) = $0 { number } else { nil } }
    if let message = game.text.message(after: untold) { speak(message) }
  }

  private func showActions() {
    addAction?.isEnabled = game.state.hasRoom
    removeAction?.isEnabled = !game.state.squares.isEmpty
    snapAction?.setOn(game.preferences.snapsToGrid)
    grid.isVisible = game.preferences.snapsToGrid
  }

  // MARK: Squares in the air

  /// A hand's squares are where the session has them; those that a click picked up stay until the next one.
  func show(_ carry: DragSession<MoveMeRules>.Carry) -> Bool {
    guard carry.input.isHeld else { return showLanding(of: carry.item) }
    let positions = game.positions(following: carry)
    inHands[carry.item] = Set(positions.keys)
    for (number, position) in positions {
      pieces[number]?.hold(centeredAt: layout.geometry.center(of: position))
    }
    return true
  }

  func showLanding(of number: Int) -> Bool {
    for number in inHands.removeValue(forKey: number) ?? [] { pieces[number]?.goHome() }
    return true
  }

  // MARK: Layout

  private func layOut(in size: Size) {
    layout = MoveMeLayout(size: size)
    game.geometry = layout.geometry
    grid.frame = Rect(origin: .zero, size: size)
    grid.geometry = layout.geometry
    for square in game.state.squares { pieces[square.number]?.frame = layout.frame(of: square.position) }
    coordinator.boardWasLaidOut()
    for carry in game.drag.carries where carry.input.isHeld { _ = show(carry) }
  }

  private func applyAppearance() {
    guard let appearance = style?.appearance else { return }
    for piece in pieces.values { piece.appearance = appearance }
  }
}
