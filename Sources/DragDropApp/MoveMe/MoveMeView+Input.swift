import Boards
import DragAndDrop
import Games
import Widgets

// What the player does with the squares, by every way into the window.

extension MoveMeView {
  func connectInput() {
    game.positionUnderWay = { [weak self] number in self?.positionUnderWay(number) }
    board.onKey = { [weak self] key in self?.keyPressed(key) ?? false }
    board.onBackgroundClick = { [weak self] point in self?.backgroundClicked(at: point) }
    board.onBackgroundDrag = { [weak self] event in self?.bandDragged(event) }
    board.focusGroups = { [weak self] in [FocusGroup(self?.piecesInOrder ?? [])] }
    palette.onChosen = { [weak self] color in self?.chosen(color) }
    palette.board.onFocusMove = { [weak self] item in item.map { self?.coordinator.endMessage(now: $0) } }
    DropTarget(on: board, kinds: [.color]) { [weak self] event in self?.colorDragged(event) ?? false }
  }

  func connect(_ piece: SquarePiece) {
    let number = piece.number
    piece.onDrag = { [weak self, weak piece] event in
      guard let self, let piece else { return }
      // A press with Shift or Ctrl only selects.
      if !event.isExtending { return coordinator.dragged(number, onHold(event, of: piece)) }
      if event.phase == .began { game.toggleSelection(number) }
    }
    piece.onAction = { [weak self] action in self?.performed(action, on: number) }
  }

  /// The event as of a square of its own size, whose middle stays where it was drawn when it was pressed.
  ///
  /// A press that stops a square on its way is no click.
  private func onHold(_ event: DragEvent, of piece: SquarePiece) -> DragEvent {
    var event = event
    if event.phase == .began {
      let frame = piece.currentFrame
      let isCaught = piece.isDrag(from: frame.center, to: piece.frame.center)
      holds[piece.number] = (event.point - frame.origin, isCaught)
    }
    guard let hold = holds[piece.number] else { return event }
    event.grab = hold.grab
    event.hasMoved = event.hasMoved || hold.isCaught
    return event
  }

  private func positionUnderWay(_ number: Int) -> SquarePosition? {
    guard let piece = pieces[number], piece.isUnderWay else { return nil }
    return layout.geometry.position(of: piece.currentFrame.center)
  }

  /// The squares by their numbers.
  private var piecesInOrder: [SquarePiece] { game.state.numbers.compactMap { pieces[$0] } }

  /// What a color, or Remove, is for: what a click picked up, else the selection, else what had the focus last.
  private var subject: Int? {
    coordinator.unheldCarry?.item ?? (game.selection.isEmpty ? lastFocused : nil)
  }

  func places(under number: Int, at point: Point, grab: Point) -> [SquarePosition]? {
    let center = pieces[number]?.frame(heldAt: point, grab: grab).center
    return center.flatMap { game.position(of: number, centeredAt: $0) }.map { [$0] } ?? []
  }

  func frame(of position: SquarePosition) -> Rect? { layout.frame(of: position) }

  func willDrop(_ number: Int, _ event: DragEvent) { game.throwHeld(number, velocity: event.velocity) }

  func focusMoved(to item: BoardItem) {
    if let piece = item as? SquarePiece { lastFocused = piece.number }
  }

  // MARK: Keys and actions

  /// The arrows move the square, so that other keys go from one to the next.
  private func keyPressed(_ key: KeyPress) -> Bool {
    guard let piece = board.focusedItem as? SquarePiece else { return false }
    let length: NudgeLength = key.shift ? .fine : key.control ? .far : .plain
    switch key.key {
    case .left: game.nudge(piece.number, .left, length, by: .keyboard)
    case .right: game.nudge(piece.number, .right, length, by: .keyboard)
    case .up: game.nudge(piece.number, .up, length, by: .keyboard)
    case .down: game.nudge(piece.number, .down, length, by: .keyboard)
    case .activate: game.toggleSelection(piece.number)
    case .pageUp: piecesInOrder.last { $0.number < piece.number }?.grabFocus()
    case .pageDown: piecesInOrder.first { $0.number > piece.number }?.grabFocus()
    case .home: piecesInOrder.first?.grabFocus()
    case .end: piecesInOrder.last?.grabFocus()
    case .escape, .digit, .other: return false
    }
    return true
  }

  private func performed(_ action: String, on number: Int) {
    switch action {
    case BoardWords.click: game.toggleSelection(number)
    case BoardWords.translated.putBack: coordinator.putBack(number)
    case SquarePiece.Actions.moveLeft: game.nudge(number, .left, .plain, by: .accessibility)
    case SquarePiece.Actions.moveRight: game.nudge(number, .right, .plain, by: .accessibility)
    case SquarePiece.Actions.moveUp: game.nudge(number, .up, .plain, by: .accessibility)
    case SquarePiece.Actions.moveDown: game.nudge(number, .down, .plain, by: .accessibility)
    case SquarePiece.Actions.changeColor: game.state.square(number).map { game.recolor(number, $0.color.next) }
    case SquarePiece.Actions.remove: game.remove(number)
    default: break
    }
  }

  // MARK: The background

  private func backgroundClicked(at point: Point) {
    guard let carry = coordinator.unheldCarry else {
      game.clearSelection()
      return
    }
    game.move(carry.item, to: point, over: game.position(of: carry.item, centeredAt: point))
    game.drop(carry.item)
  }

  private func bandDragged(_ event: DragEvent) {
    let (start, end) = (event.grab, event.point)
    switch event.phase {
    case .began: selectionBeforeBand = event.isExtending ? game.selection : []
    case .changed where event.hasMoved:
      coordinator.putDownUnheld()
      band.rect = Rect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
      game.select(from: start, to: end, keeping: selectionBeforeBand)
    case .changed: break
    case .ended, .cancelled:
      if band.rect != nil { game.bandEnded() }
      band.rect = nil
    }
  }

  // MARK: Colors

  private func chosen(_ color: SquareColor) {
    guard !game.subjects(of: subject).isEmpty else { return chooseFirst() }
    game.recolor(subject, color)
  }

  private func colorDragged(_ event: DropTarget.Event) -> Bool {
    switch event {
    case .over(let point): return markTarget(game.square(at: point)?.number)
    case .left: return markTarget(nil)
    case .dropped(.color(let color), let point):
      _ = markTarget(nil)
      guard let square = game.square(at: point) else { return false }
      game.recolor(square.number, SquareColor(color))
      return true
    case .dropped: return false
    }
  }

  /// Marks the square that a color would go to; false if there is none.
  private func markTarget(_ number: Int?) -> Bool {
    for piece in pieces.values { piece.isColorTarget = piece.number == number }
    return number != nil
  }

  // MARK: Menu and header bar

  var menu: [[Menu.Item]] {
    [
      model.levels.map { Menu.Item($0.title, "win.level::\($0.id)") },
      [
        Menu.Item(tr("Arrange as a _Grid"), "game.arrange::grid"),
        Menu.Item(tr("Arrange as a _Circle"), "game.arrange::circle"),
        Menu.Item(tr("Arrange as a _Line"), "game.arrange::line"),
      ],
      [Menu.Item(tr("_Snap to Grid"), "game.snap"), Menu.Item(tr("Select _All"), "game.select-all")],
    ]
  }

  func addActions() {
    addAction = group.addAction("add") { [weak game] in game?.addSquare() }
    removeAction = group.addAction("remove") { [weak self] in self?.removeTapped() }
    group.addAction("select-all") { [weak game] in game?.selectAll() }
    group.addAction("arrange") { [weak game] (name: String) in
      MoveMeArrangement(rawValue: name).map { game?.arrange($0) }
    }
    snapAction = group.addAction("snap", isOn: game.preferences.snapsToGrid) { [weak game] in
      game?.preferences.snapsToGrid.toggle()
    }
  }

  private func removeTapped() {
    guard !game.subjects(of: subject).isEmpty else { return chooseFirst() }
    game.remove(subject)
  }

  private func chooseFirst() { onMessage?(tr("Select a square first: click it, or press Space on it.")) }
}
